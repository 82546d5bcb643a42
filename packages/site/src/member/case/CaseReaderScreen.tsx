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
import { useCitator } from '../citator/use-citator.js';
import { useGrace } from '../citator/use-grace.js';
import { MissingDocument } from '../reader/MissingDocument.js';
import { CaseReader } from './CaseReader.js';

/** The reader of one judgment: particulars and the whole text, with what it cites and who cites it. */
export function CaseReaderScreen() {
  const { id = '' } = useParams();
  const services = useServices();
  const { state, retry } = useRequest(id, (signal) => loadCase(services, id, signal));
  const citator = useCitator(id);
  const isFound = state.phase === 'ready' && state.value !== undefined;
  const isWaiting = useGrace(isFound && !citator.citations && !citator.failure);
  const { name } = services.config.brand;
  if (state.phase === 'failed') {
    return (
      <div className="site-document hn-container">
        <PageHead title={`Judgment – ${name}`} />
        <ErrorState level={2} title="The judgment did not load" text={failureText(state.failure)} onRetry={retry} />
      </div>
    );
  }
  if (state.phase === 'loading' || isWaiting) {
    return (
      <div className="site-document hn-container">
        <PageHead title={`Judgment – ${name}`} />
        <Skeleton shape="text" count={8} />
      </div>
    );
  }
  if (!state.value) return <MissingDocument />;
  const { record, html } = state.value;
  const title = caseTitle({ appellant: record.appellant ?? '', respondent: record.respondent ?? '' });
  return (
    <>
      <PageHead title={`${title} – ${name}`} />
      <CaseReader record={record} html={html} citator={citator} />
    </>
  );
}

async function loadCase({ client }: Services, id: string, signal: AbortSignal) {
  const answer = await client.documents.casePreview({ body: fullCaseBody({ id }) }, { signal });
  const record = answer.hits[0]?.record;
  return record && { record, html: await sanitizeContent(record.content ?? '') };
}
