import { caseTitle } from '@headnote/core/format';
import { fullCaseBody } from '@headnote/core/search/bodies';
import { ErrorState } from '@headnote/ui/error-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { useParams } from 'react-router';
import { PageHead } from '../../app/document/PageHead.js';
import { failureText } from '../../app/failure.js';
import { sanitizeContent } from '../../app/sanitize-content.js';
import type { Services } from '../../app/services.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useRequest } from '../../app/use-request.js';
import { CaseHead } from '../../document/CaseHead.js';
import { SourceNote } from '../../document/SourceNote.js';
import { MissingDocument } from '../reader/MissingDocument.js';
import { Reader } from '../reader/Reader.js';

/** The reader of one judgment: particulars and the whole text. */
export function CaseReaderScreen() {
  const { id = '' } = useParams();
  const services = useServices();
  const { state, retry } = useRequest(id, (signal) => loadCase(services, id, signal));
  const { name } = services.config.brand;
  if (state.phase === 'loading') {
    return (
      <div className="site-document hn-container">
        <PageHead title={`Judgment – ${name}`} />
        <Skeleton shape="text" count={8} />
      </div>
    );
  }
  if (state.phase === 'failed') {
    return (
      <div className="site-document hn-container">
        <PageHead title={`Judgment – ${name}`} />
        <ErrorState level={2} title="The judgment did not load" text={failureText(state.failure)} onRetry={retry} />
      </div>
    );
  }
  if (!state.value) return <MissingDocument />;
  const { record, html } = state.value;
  const title = caseTitle({ appellant: record.appellant ?? '', respondent: record.respondent ?? '' });
  return (
    <>
      <PageHead title={`${title} – ${name}`} />
      <Reader
        kind="judgment"
        html={html}
        head={<CaseHead record={record} />}
        foot={
          <SourceNote name={record.sourceName ?? ''} url={record.sourceUrl ?? ''} isSample={record.isSample === true} />
        }
      />
    </>
  );
}

async function loadCase({ client }: Services, id: string, signal: AbortSignal) {
  const answer = await client.documents.casePreview({ body: fullCaseBody({ id }) }, { signal });
  const record = answer.hits[0]?.record;
  return record && { record, html: await sanitizeContent(record.content ?? '') };
}
