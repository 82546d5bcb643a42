import { serializeSearch, type SearchState } from '@headnote/core/search/bodies';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { addSearch, refreshHistory } from '../../data/history-queries.js';

/** The answer to a search, as far as the history needs it. */
export interface AnsweredPage {
  readonly search: SearchState;
  /** Counted from 1. */
  readonly page: number;
  /** Undefined until the server has answered in this visit. Results from the cache, on the way back, are no new search. */
  readonly total: number | undefined;
  /** A click on what narrows or sorts led here. */
  readonly isNarrowed: boolean;
}

/** Writes a search into the member's history once it has been answered; not each click on what narrows it. */
export function useHistory({ search, page, total, isNarrowed }: AnsweredPage): void {
  const { client } = useServices();
  const cache = useQueryClient();
  const isSearch =
    !isNarrowed && page === 1 && (search.text !== '' || search.courtNames.length > 0 || search.narrowing !== undefined);
  const answered = isSearch && total !== undefined ? serializeSearch(search) : undefined;
  const write = useEffectEvent(async () => {
    try {
      await addSearch(client, { search, total: total ?? 0 });
      await refreshHistory(cache);
    } catch {
      // The results are there. A search that is missing from the history is no reason to interrupt its reader.
    }
  });
  useEffect(() => {
    if (answered !== undefined) void write();
  }, [answered]);
}
