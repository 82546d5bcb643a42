import type { RemovedThing } from '@headnote/core/contract';
import { toastTitles } from '@headnote/core/config';
import { formatDate } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { describeFailure } from '../../data/failure.js';
import { removedOf, useLibraryChanged } from '../../data/folder-queries.js';
import { inIndia } from '../../data/in-india.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

const { deleted: texts } = messages;

/** What was removed in the last 30 days, to restore. */
export function DeletedList() {
  const { client } = useServices();
  const removed = useQuery(removedOf(client));
  if (removed.isPending) return <Skeleton shape="text" count={4} />;
  if (removed.isError) return <ReadError level={3} title={texts.notLoaded} query={removed} />;
  if (removed.data.length === 0) return <EmptyState title={texts.empty} text={texts.text} />;
  return (
    <>
      <p className="site-library__text">{texts.text}</p>
      <ul className="site-list" aria-label={texts.label}>
        {removed.data.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`}>
            <RemovedRow thing={thing} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RemovedRow({ thing: { kind, id, name, removedAt } }: { thing: RemovedThing }) {
  const { client } = useServices();
  const notify = useNotify();
  const changed = useLibraryChanged();
  const restore = useMutation({
    mutationFn: () => client.library.restore({ kind, ids: [id] }),
    onSuccess: async () => {
      notify({ type: 'SUCCESS', title: toastTitles.success, text: texts.restored(name) });
      await changed();
    },
    onError: (error) => notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message }),
  });
  return (
    <div className="site-library__plain site-library__plain--bare">
      <div>
        <p className="site-library__plain-title">{name}</p>
        <p className="site-library__note">
          {[texts.kinds[kind], texts.removedOn(formatDate(inIndia(removedAt).date))].join(', ')}
        </p>
      </div>
      <Button size="small" busy={restore.isPending} aria-label={texts.restoreOf(name)} onClick={() => restore.mutate()}>
        {texts.restore}
      </Button>
    </div>
  );
}
