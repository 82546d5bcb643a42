import type { SearchState } from '@headnote/core/search/bodies';
import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import { spellingsOf } from '../../data/search-queries.js';
import { resultsPath } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';

/** Offers a better spelling of a search that found few judgments, below them: it comes later, and nothing may move. */
export function BetterSpelling({ search }: { search: SearchState }) {
  const { client, codec } = useServices();
  const { data: [spelling] = [] } = useQuery(spellingsOf(client, search.text));
  if (spelling === undefined) return null;
  return (
    <p className="site-results__spellings">
      <TextLink href={resultsPath(codec, { ...search, text: spelling })}>{messages.didYouMean(spelling)}</TextLink>
    </p>
  );
}
