import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { alertHitsOf } from '../../data/alert-queries.js';
import { useServices } from '../../services/ServicesProvider.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { HitRow } from './HitRow.js';
import { messages } from './messages.js';

const { hits: texts } = messages;

/** What an alert found, the latest first. Opening it notes that the member has seen it; the numbers change at the next visit. */
export function AlertHits({ id }: { readonly id: string }) {
  const { client } = useServices();
  const hits = useQuery(alertHitsOf(client, id));
  const isRead = hits.isSuccess;
  useEffect(() => {
    // A failure leaves them new, which is no loss.
    if (isRead) client.alerts.seen({ id }, { quiet: true }).catch(() => undefined);
  }, [client, id, isRead]);
  return (
    <div className="site-alerts__hits">
      {hits.isPending && <Skeleton shape="text" count={2} />}
      {hits.isError && <ReadError level={3} title={texts.notLoaded} query={hits} />}
      {hits.data?.length === 0 && <p className="hn-muted hn-text-ui">{texts.none}</p>}
      {hits.data && (
        <ul className="site-list">
          {hits.data.map((hit) => (
            <HitRow key={`${hit.documentId} ${hit.event} ${hit.byId}`} hit={hit} />
          ))}
        </ul>
      )}
    </div>
  );
}
