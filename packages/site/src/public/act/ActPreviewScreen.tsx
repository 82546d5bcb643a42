import { useRef } from 'react';
import { useLoaderData } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { ActHead, actName } from '../../document/ActHead.js';
import { ActMetadata } from '../../document/ActMetadata.js';
import { messages } from '../../document/messages.js';
import { PreviewEnd } from '../../document/PreviewEnd.js';
import { PreviewFrame } from '../../document/PreviewFrame.js';
import { PreviewOffer } from '../../document/PreviewOffer.js';
import { PreviewProblem } from '../../document/PreviewProblem.js';
import { ActSide } from '../../document/PreviewSide.js';
import { PreviewText } from '../../document/PreviewText.js';
import { SourceNote } from '../../document/SourceNote.js';
import { TextMissing } from '../../document/TextMissing.js';
import { useDocumentLinks } from '../../document/use-document-links.js';
import { PageHead } from '../../shell/page/PageHead.js';
import type { ActPreviewData } from './act-preview-loader.js';

/** The public page of an act: its title and the first part of its text, or a note that the source has no text. */
export function ActPreviewScreen() {
  const { config } = useServices();
  const preview = useLoaderData<ActPreviewData>();
  if (preview.state !== 'found') return <PreviewProblem problem={preview} />;
  const { record, html, canonicalPath, signInPath, readerPath, extent, notice } = preview;
  const title = actName(record);
  const paths = { signInPath, readerPath };
  return (
    <PreviewFrame
      crumbs={[
        { label: messages.path.home, href: '/' },
        { label: messages.path.acts, href: '/datacoverage' },
        { label: title },
      ]}
      offer={<PreviewOffer kind="act" readerPath={readerPath} />}
      side={<ActSide extent={extent} html={html} {...paths} />}
    >
      <PageHead
        title={`${title} – ${config.brand.name}`}
        description={[title, record.actNumber, record.longTitle].filter(Boolean).join('. ')}
        canonicalPath={canonicalPath}
        isListed={record.isSample !== true && notice?.state !== 'hidden'}
      />
      <ActMetadata record={record} title={title} path={canonicalPath} />
      <ActHead record={record} />
      {html === '' ? (
        <TextMissing />
      ) : (
        <>
          <ActText html={html} />
          <PreviewEnd kind="act" extent={extent} {...paths} />
        </>
      )}
      <SourceNote record={record} kind="act" />
    </PreviewFrame>
  );
}

function ActText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useDocumentLinks({ text, html });
  return <PreviewText text={text} html={html} kind="act" label={messages.bareAct.firstPart} />;
}
