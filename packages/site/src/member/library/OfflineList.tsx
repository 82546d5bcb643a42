import { EmptyState } from '@headnote/ui/empty-state';
import { Skeleton } from '@headnote/ui/skeleton';
import { useOfflineCopies } from '../../offline/use-offline-copies.js';
import { actReaderPath, caseReaderPath } from '../../links/links.js';
import { MarkedRow } from './MarkedRow.js';
import { messages } from './messages.js';

const { offline: texts } = messages;

/** The copies on this device, which can be read without a connection: to open, to remove. */
export function OfflineList() {
  const { copies, isLoading, remove } = useOfflineCopies();
  if (isLoading) return <Skeleton count={3} />;
  if (copies.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <>
      <p className="site-library__text">{texts.text}</p>
      <ul className="site-list" aria-label={texts.label}>
        {copies.map(({ id, kind, title, keptAt }) => (
          <li key={id}>
            <MarkedRow
              title={title}
              href={kind === 'act' ? actReaderPath(id) : caseReaderPath(id)}
              time={keptAt}
              timeWords={texts.copiedOn}
              removeLabel={texts.remove(title)}
              onRemove={() => void remove(id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
