import type { HistoryEntry } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { historyOf } from '../../data/history-queries.js';
import { resultsPath } from '../../links/links.js';
import { HISTORY_PATH, storedSearch } from '../../links/search-paths.js';
import { messages } from './messages.js';

const SHOWN = 5;

/** The member's latest other searches. Nothing while they load or when they cannot be read: the history page says why. */
export function RecentSearches({ text }: { text: string }) {
  const { client } = useServices();
  const history = useQuery(historyOf(client));
  // The same words with other courts or years are one line here; the history has them all.
  const recent = (history.data ?? []).filter(
    ({ keywords, kind }, at, all) =>
      kind === 'text' &&
      keywords !== '' &&
      keywords !== text &&
      all.findIndex((other) => other.keywords === keywords && other.kind === kind) === at,
  );
  if (recent.length === 0) return null;
  return (
    <nav className="site-recent hn-text-ui" aria-label={messages.recent}>
      <h2 className="site-facet__head">{messages.recent}</h2>
      <ul className="site-list">
        {recent.slice(0, SHOWN).map((entry) => (
          <RecentSearch key={entry.id} entry={entry} />
        ))}
      </ul>
      <TextLink kind="quiet" href={HISTORY_PATH}>
        {messages.allHistory}
      </TextLink>
    </nav>
  );
}

function RecentSearch({ entry: { query, keywords } }: { entry: HistoryEntry }) {
  const { codec } = useServices();
  const href = useMemo(() => {
    const search = storedSearch({ query });
    return search && resultsPath(codec, search);
  }, [codec, query]);
  if (href === undefined) return null;
  return (
    <li>
      <TextLink kind="quiet" href={href}>
        {keywords}
      </TextLink>
    </li>
  );
}
