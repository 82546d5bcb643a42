import { fullActBody } from '@headnote/core/search/bodies';
import { messages } from '@headnote/core/validation';
import { ActCard } from '@headnote/ui/act-card';
import { ErrorState } from '@headnote/ui/error-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { SectionHead } from '@headnote/ui/head-rule';
import { failureText } from '../../app/failure.js';
import { actReaderPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { useRequest } from '../../app/use-request.js';

/** The act that a link asked for, above the list. */
export function AskedAct({ id }: { id: string }) {
  const { client } = useServices();
  const { state, retry } = useRequest(id, (signal) => client.search.query({ body: fullActBody({ id }) }, { signal }));
  const hit = state.phase === 'ready' ? state.value.hits[0] : undefined;
  return (
    <section className="site-acts__asked" aria-labelledby="asked-act">
      <SectionHead title="The act you asked for" id="asked-act" />
      {state.phase === 'loading' && <Skeleton shape="act" count={1} />}
      {state.phase === 'failed' && (
        <ErrorState level={3} title="The act did not load" text={failureText(state.failure)} onRetry={retry} />
      )}
      {state.phase === 'ready' && !hit && <p>{messages.notAvailable}</p>}
      {hit && <ActCard record={hit.record} href={actReaderPath(hit.id)} />}
    </section>
  );
}
