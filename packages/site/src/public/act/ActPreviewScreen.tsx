import { useLoaderData } from 'react-router';
import { useServices } from '../../app/ServicesProvider.js';
import { ActHead, actName } from '../../document/ActHead.js';
import { DocumentFrame } from '../../document/DocumentFrame.js';
import { messages } from '../../document/messages.js';
import { PreviewEnd } from '../../document/PreviewEnd.js';
import { PreviewProblem } from '../../document/PreviewProblem.js';
import { PreviewText } from '../../document/PreviewText.js';
import { SourceNote } from '../../document/SourceNote.js';
import { TextMissing } from '../../document/TextMissing.js';
import { PageHead } from '../../shell/page/PageHead.js';
import type { ActPreviewData } from './act-preview-loader.js';

/** The public page of an act: its title and the first part of its text, or a note that the source has no text. */
export function ActPreviewScreen() {
  const { config } = useServices();
  const preview = useLoaderData<ActPreviewData>();
  if (preview.state !== 'found') return <PreviewProblem problem={preview} />;
  const { record, html, canonicalPath, signInPath, readerPath } = preview;
  const title = actName(record);
  return (
    <DocumentFrame>
      <PageHead
        title={`${title} – ${config.brand.name}`}
        description={[title, record.actNumber, record.longTitle].filter(Boolean).join('. ')}
        canonicalPath={canonicalPath}
      />
      <ActHead record={record} />
      {html === '' ? (
        <TextMissing />
      ) : (
        <>
          <PreviewText html={html} kind="act" label={messages.bareAct.firstPart} />
          <PreviewEnd kind="act" signInPath={signInPath} readerPath={readerPath} />
        </>
      )}
      <SourceNote record={record} />
    </DocumentFrame>
  );
}
