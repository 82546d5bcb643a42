import { explain, type QueryTree } from '@headnote/core/search';
import { formatIndianNumber } from '@headnote/core/format';
import type { SearchAnswer } from '@headnote/core/search/answers';
import { countedSuggestions, printQuery, type CountedSuggestion, type SearchState } from '@headnote/core/search/bodies';
import { EmptyState } from '@headnote/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { inWords, widerSearches, type ReadSearch } from '../../data/read-search.js';
import { spellingsOf } from '../../data/search-queries.js';
import { wordsOfCitation } from '../../data/words-of-citation.js';
import { resultsPath } from '../../links/links.js';
import { messages } from './messages.js';
import { NoCitation } from './NoCitation.js';
import { changed } from './use-narrowing.js';

interface NoResultsProps {
  readonly read: ReadSearch;
  readonly answer: Pick<SearchAnswer, 'wider'>;
}

/** Says that nothing was found, and offers better spellings and wider searches with their judgments. */
export function NoResults({ read, answer: { wider } }: NoResultsProps) {
  const { client, codec } = useServices();
  const { search } = read;
  const isCitation = search.kind === 'citation';
  const isProvision = read.tree.type === 'field' && read.tree.name === 'provision';
  const { data: better } = useQuery({
    ...spellingsOf(client, search.text),
    enabled: !isCitation && search.text.length > 1,
  });
  const links = useMemo(
    () => [
      ...(better ?? []).map((spelling) => ({
        label: messages.didYouMean(spelling),
        href: resultsPath(codec, { ...search, text: spelling }),
      })),
      // Brackets: the words of a provision, not the provision.
      ...(isProvision
        ? [{ label: messages.asWords, href: resultsPath(codec, { ...search, text: `(${search.text})` }) }]
        : []),
      ...(isCitation ? [{ label: messages.inText, href: resultsPath(codec, wordsOfCitation(search)) }] : []),
      ...countedSuggestions(widerSearches(read, { courts: undefined }), wider)
        // Nobody typed quotation marks around a citation.
        .filter(({ kind }) => !isCitation || kind !== 'no-phrase')
        .map((one) => ({
          label: suggestionLabel(one),
          count: one.isFloor ? messages.atLeast(formatIndianNumber(one.count)) : formatIndianNumber(one.count),
          href: resultsPath(codec, searchOfSuggestion(inWords(read).search, one)),
        })),
    ],
    [codec, search, better, isCitation, isProvision, read, wider],
  );
  if (isCitation) return <NoCitation text={search.text} suggestions={links} />;
  return (
    <EmptyState title={messages.none} text={hasWords(read.tree) ? messages.noneText : undefined} suggestions={links} />
  );
}

/** Whether a search is one of words; the hint about them says nothing of a judge, a date or a provision. */
function hasWords(tree: QueryTree): boolean {
  if (tree.type === 'and' || tree.type === 'or') return tree.of.some(hasWords);
  return /^(?:word|phrase|pattern|near)$/.test(tree.type);
}

function suggestionLabel({ kind, dropped }: CountedSuggestion): string {
  if (kind !== 'without') return messages.suggestions[kind];
  return messages.suggestionWithout(dropped ? explain(dropped).replace(/^judgments (?:containing )?/, '') : '');
}

/** The search of a suggestion, as an address has it. */
export function searchOfSuggestion(
  search: SearchState,
  { kind, tree, options }: Pick<CountedSuggestion, 'kind' | 'tree' | 'options'>,
): SearchState {
  const { courtNames = [], years, benches, decisions, treatments } = options;
  const words = kind === 'not-within' ? undefined : search.narrowing?.words;
  return changed(
    { ...search, text: printQuery(tree) },
    { courtNames, narrowing: { words, years, benches, decisions, treatments } },
  );
}
