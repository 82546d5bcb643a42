import { Callout } from '@headnote/ui/callout';
import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../services/use-member.js';
import { actReaderPath, caseReaderPath } from '../../links/links.js';
import { isAccessOver } from '../../data/offline-access.js';
import { listCopies } from '../../data/offline-copies.js';
import { messages } from './messages.js';

/** Says that there is no connection, and lists what can be read. */
export function OfflineNotice() {
  const userId = useMember()?.userId ?? '';
  const { data } = useQuery({
    queryKey: ['offline-copies', userId],
    queryFn: () => listCopies(userId),
    meta: { isQuiet: true },
  });
  const isOver = isAccessOver(userId);
  return (
    <div className="hn-container">
      <Callout tone="caution" title={messages.offline}>
        <p>{data?.length === 0 ? messages.nothingKept : isOver ? messages.hidden : messages.offlineText}</p>
        {data !== undefined && data.length > 0 && !isOver && (
          <ul aria-label={messages.list}>
            {data.map(({ id, kind, title }) => (
              <li key={id}>
                <TextLink href={kind === 'act' ? actReaderPath(id) : caseReaderPath(id)}>{title}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </Callout>
    </div>
  );
}
