import type { CaseRecord } from '@headnote/core/contract';
import { casePageTitle, displayCourt, leadingCitation } from '@headnote/core/format';
import { useMemo, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { CaseMetadata } from '../../document/CaseMetadata.js';
import { CaseHead } from '../../document/CaseHead.js';
import { foldCounsel } from '../../document/fold-counsel.js';
import { ReferredJudgments } from '../../document/ReferredJudgments.js';
import { MaskedNotice } from '../../document/DocumentNotice.js';
import { messages as documentMessages } from '../../document/messages.js';
import { PreviewEnd } from '../../document/PreviewEnd.js';
import { PreviewFrame } from '../../document/PreviewFrame.js';
import { PreviewOffer } from '../../document/PreviewOffer.js';
import { PreviewProblem } from '../../document/PreviewProblem.js';
import { JudgmentSide } from '../../document/PreviewSide.js';
import { PreviewText } from '../../document/PreviewText.js';
import { SourceNote } from '../../document/SourceNote.js';
import { useCopiedSource } from '../../document/use-copied-source.js';
import { useDocumentLinks } from '../../document/use-document-links.js';
import { PageHead } from '../../shell/page/PageHead.js';
import type { CasePreviewData } from './case-preview-loader.js';
import { messages } from './messages.js';

/** The public page of a judgment: its particulars and the first part of its text. */
export function CasePreviewScreen() {
  const { config } = useServices();
  const preview = useLoaderData<CasePreviewData>();
  if (preview.state !== 'found') return <PreviewProblem problem={preview} />;
  const { record, html, canonicalPath, signInPath, readerPath, extent, notice } = preview;
  const title = casePageTitle({
    appellant: record.appellant ?? '',
    respondent: record.respondent ?? '',
    decidedOn: record.decidedOn ?? null,
  });
  const court = displayCourt(record.courtName ?? '');
  const citation = leadingCitation(record);
  const place = [court, citation].filter(Boolean).join(', ');
  const paths = { signInPath, readerPath };
  return (
    <PreviewFrame
      crumbs={[
        { label: documentMessages.path.home, href: '/' },
        ...(court === '' ? [] : [{ label: court, href: '/datacoverage' }]),
        { label: citation || title },
      ]}
      embedPath="/widgets/"
      offer={<PreviewOffer kind="judgment" readerPath={readerPath} />}
      side={<JudgmentSide extent={extent} {...paths} />}
    >
      <PageHead
        title={title}
        description={messages.description({ title, place, brand: config.brand.name })}
        canonicalPath={canonicalPath}
        isListed={record.isSample !== true && notice?.state !== 'hidden'}
      />
      <CaseMetadata record={record} title={title} path={canonicalPath} />
      <CaseHead record={record}>
        <ReferredJudgments extent={extent} />
      </CaseHead>
      <MaskedNotice notice={notice} />
      <JudgmentText html={html} record={record} />
      <PreviewEnd kind="judgment" extent={extent} {...paths} />
      <SourceNote record={record} kind="judgment" />
    </PreviewFrame>
  );
}

function JudgmentText({ html, record }: { html: string; record: Partial<CaseRecord> }) {
  const text = useRef<HTMLDivElement>(null);
  const folded = useMemo(() => foldCounsel(html, documentMessages.advocates), [html]);
  useCopiedSource({ text, record });
  useDocumentLinks({ text, html: folded });
  return <PreviewText text={text} html={folded} kind="judgment" label={documentMessages.judgment.firstPart} />;
}
