import { useIsFetching, useQuery } from '@tanstack/react-query';
import { formatIndianNumber } from '@headnote/core/format';
import { narrowTree } from '@headnote/core/search';
import { resultsBody } from '@headnote/core/search/bodies';
import { TextLink } from '@headnote/ui/link';
import type { ReadSearch } from '../../data/read-search.js';
import { resultsPath } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';

const times = ['before', 'after', 'unsaid'] as const;

/** The choice of what narrows a search by the time of the offence, as the search language writes it. */
const CHOICE = /\boffence:(before|after|unsaid)\b/;

/**
 * Chooses judgments by the time of the offence, which says which penal code applies; the date of the judgment does not. Each choice has
 * its count, also that of the judgments whose text does not say.
 */
export function OffenceChoice({ read }: { readonly read: ReadSearch }) {
  const { client, codec } = useServices();
  const { search, tree } = read;
  const { narrowing: { words = '', ...narrowing } = {} } = search;
  const chosen = CHOICE.exec(words)?.[1];
  const others = words.replace(CHOICE, '').trim();
  // A member's searches wait for each other: the judgments come first.
  const isFree = useIsFetching({ queryKey: ['results'] }) === 0;
  const { data: counts = [] } = useQuery({
    queryKey: ['offence', search.text, others],
    queryFn: async ({ signal }) => {
      const found: number[] = [];
      for (const time of times) {
        const all = narrowTree(tree, { words: `${others} offence:${time}`.trim() });
        const body = resultsBody(all, { size: 1, facets: [], highlight: false });
        found.push((await client.search.query({ body }, { signal, quiet: true })).total.value);
      }
      return found;
    },
    enabled: isFree,
    staleTime: Infinity,
    meta: { isQuiet: true },
  });
  const hrefOf = (time: string) =>
    resultsPath(codec, {
      ...search,
      narrowing: { ...narrowing, words: `${others} ${time && `offence:${time}`}`.trim() },
    });
  return (
    <nav className="site-results__offence hn-no-print" aria-label={messages.offence}>
      <strong>{messages.offence}</strong>
      <TextLink href={hrefOf('')} aria-current={chosen === undefined || undefined}>
        {messages.offenceAny}
      </TextLink>
      {times.map((time, at) => (
        <TextLink key={time} href={hrefOf(time)} aria-current={chosen === time || undefined}>
          {messages.offenceTimes[time]}
          {counts[at] !== undefined && <small> {formatIndianNumber(counts[at])}</small>}
        </TextLink>
      ))}
    </nav>
  );
}
