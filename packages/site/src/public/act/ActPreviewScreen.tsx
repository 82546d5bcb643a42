import { useLoaderData } from 'react-router';
import { PageHead } from '../../app/document/PageHead.js';
import { useServices } from '../../app/ServicesProvider.js';
import { ActHead, actName } from '../../document/ActHead.js';
import { PreviewEnd } from '../../document/PreviewEnd.js';
import { PreviewProblem } from '../../document/PreviewProblem.js';
import { PreviewText } from '../../document/PreviewText.js';
import { SourceNote } from '../../document/SourceNote.js';
import { TextMissing } from '../../document/TextMissing.js';
import type { ActPreviewData } from './act-preview-loader.js';

/** The public page of an act: its title and the first part of its text, or that the source has no text. */
export function ActPreviewScreen() {
  const { config } = useServices();
  const preview = useLoaderData<ActPreviewData>();
  if (preview.state !== 'found') return <PreviewProblem problem={preview} />;
  const { record, html, canonicalPath, signInPath, readerPath } = preview;
  const title = actName(record);
  return (
    <article className="site-document hn-container">
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
          <PreviewText html={html} kind="act" label="First part of the act" />
          <PreviewEnd kind="act" signInPath={signInPath} readerPath={readerPath} />
        </>
      )}
      <SourceNote name={record.sourceName ?? ''} url={record.sourceUrl ?? ''} isSample={record.isSample === true} />
    </article>
  );
}
