import { fullActBody } from '@headnote/core/search/bodies';
import { ErrorState } from '@headnote/ui/error-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { useParams } from 'react-router';
import { PageHead } from '../../app/document/PageHead.js';
import { failureText } from '../../app/failure.js';
import { sanitizeContent } from '../../app/sanitize-content.js';
import type { Services } from '../../app/services.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useRequest } from '../../app/use-request.js';
import { ActHead, actName } from '../../document/ActHead.js';
import { SourceNote } from '../../document/SourceNote.js';
import { TextMissing } from '../../document/TextMissing.js';
import { MissingDocument } from '../reader/MissingDocument.js';
import { Reader } from '../reader/Reader.js';
import { actSections } from './act-sections.js';
import { SectionList } from './SectionList.js';

/** The reader of one act: its sections at the left, the whole text beside them. */
export function ActReaderScreen() {
  const { id = '' } = useParams();
  const services = useServices();
  const { state, retry } = useRequest(id, (signal) => loadAct(services, id, signal));
  const { name } = services.config.brand;
  if (state.phase === 'loading') {
    return (
      <div className="site-document hn-container">
        <PageHead title={`Act – ${name}`} />
        <Skeleton shape="text" count={8} />
      </div>
    );
  }
  if (state.phase === 'failed') {
    return (
      <div className="site-document hn-container">
        <PageHead title={`Act – ${name}`} />
        <ErrorState level={2} title="The act did not load" text={failureText(state.failure)} onRetry={retry} />
      </div>
    );
  }
  if (!state.value) return <MissingDocument />;
  const { record, html, sections } = state.value;
  return (
    <>
      <PageHead title={`${actName(record)} – ${name}`} />
      <Reader
        kind="act"
        html={html}
        head={<ActHead record={record} />}
        side={sections.length > 0 && <SectionList sections={sections} />}
        missing={<TextMissing />}
        foot={
          <SourceNote name={record.sourceName ?? ''} url={record.sourceUrl ?? ''} isSample={record.isSample === true} />
        }
      />
    </>
  );
}

async function loadAct({ client }: Services, id: string, signal: AbortSignal) {
  const answer = await client.search.query({ body: fullActBody({ id }) }, { signal });
  const record = answer.hits[0]?.record;
  if (!record) return undefined;
  const html = record.isAvailable === false ? '' : await sanitizeContent(record.content ?? '');
  return { record, html, sections: actSections(html) };
}
