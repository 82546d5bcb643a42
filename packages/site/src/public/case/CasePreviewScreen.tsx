import { casePageTitle } from '@headnote/core/format';
import { useLoaderData } from 'react-router';
import { PageHead } from '../../app/document/PageHead.js';
import { useServices } from '../../app/ServicesProvider.js';
import { CaseHead } from '../../document/CaseHead.js';
import { PreviewEnd } from '../../document/PreviewEnd.js';
import { PreviewProblem } from '../../document/PreviewProblem.js';
import { PreviewText } from '../../document/PreviewText.js';
import { SourceNote } from '../../document/SourceNote.js';
import type { CasePreviewData } from './case-preview-loader.js';

/** The public page of a judgment: particulars and the first part of its text. */
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
  const place = [record.courtName, record.houseCitation].filter(Boolean).join(', ');
  return (
    <article className="site-document hn-container">
      <PageHead
        title={title}
        description={`${title}. ${place}. Read the first part of the judgment on ${config.brand.name}.`}
        canonicalPath={canonicalPath}
      />
      <CaseHead record={record} />
      <PreviewText html={html} kind="judgment" label="First part of the judgment" />
      <PreviewEnd kind="judgment" signInPath={signInPath} readerPath={readerPath} />
      <SourceNote name={record.sourceName ?? ''} url={record.sourceUrl ?? ''} isSample={record.isSample === true} />
    </article>
  );
}
