import type { CaseRecord } from '@headnote/core/contract';
import { casePageTitle, displayCourt, leadingCitation } from '@headnote/core/format';
import { useRef } from 'react';
import { useLoaderData } from 'react-router';
import { useServices } from '../../app/ServicesProvider.js';
import { CaseHead } from '../../document/CaseHead.js';
import { DocumentFrame } from '../../document/DocumentFrame.js';
import { messages as documentMessages } from '../../document/messages.js';
import { PreviewEnd } from '../../document/PreviewEnd.js';
import { PreviewProblem } from '../../document/PreviewProblem.js';
import { PreviewText } from '../../document/PreviewText.js';
import { SourceNote } from '../../document/SourceNote.js';
import { useCopiedSource } from '../../document/use-copied-source.js';
import { PageHead } from '../../shell/page/PageHead.js';
import type { CasePreviewData } from './case-preview-loader.js';
import { messages } from './messages.js';

/** The public page of a judgment: its particulars and the first part of its text. */
export function CasePreviewScreen() {
  const { config } = useServices();
  const preview = useLoaderData<CasePreviewData>();
  if (preview.state !== 'found') return <PreviewProblem problem={preview} />;
  const { record, html, canonicalPath, signInPath, readerPath } = preview;
  const title = casePageTitle({
    appellant: record.appellant ?? '',
    respondent: record.respondent ?? '',
    decidedOn: record.decidedOn ?? null,
  });
  const place = [displayCourt(record.courtName ?? ''), leadingCitation(record)].filter(Boolean).join(', ');
  return (
    <DocumentFrame>
      <PageHead
        title={title}
        description={messages.description({ title, place, brand: config.brand.name })}
        canonicalPath={canonicalPath}
      />
      <CaseHead record={record} />
      <JudgmentText html={html} record={record} />
      <PreviewEnd kind="judgment" signInPath={signInPath} readerPath={readerPath} />
      <SourceNote record={record} />
    </DocumentFrame>
  );
}

function JudgmentText({ html, record }: { html: string; record: Partial<CaseRecord> }) {
  const text = useRef<HTMLDivElement>(null);
  useCopiedSource({ text, record });
  return <PreviewText text={text} html={html} kind="judgment" label={documentMessages.judgment.firstPart} />;
}
