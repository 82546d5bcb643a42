import { actListBody, fullActBody } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../app/services.js';
import { ACTS_PAGE_SIZE } from '../links/act-list-address.js';
import { sanitizeContent } from './sanitize-content.js';

type Client = Services['client'];

/** One act with its sanitised text; null when the library does not have it. The text is empty when the source has none. */
export function fullAct(client: Client, id: string) {
  return queryOptions({
    queryKey: ['act', id],
    queryFn: async ({ signal }) => {
      const answer = await client.search.query({ body: fullActBody({ id }) }, { signal });
      const record = answer.hits[0]?.record;
      if (!record) return null;
      return { id, record, html: record.isAvailable === false ? '' : await sanitizeContent(record.content ?? '') };
    },
  });
}

/** One page of the acts that match a text; of all acts when the text is empty. */
export interface ActPage {
  readonly text: string;
  /** Counted from 1. */
  readonly page: number;
  /** Key of the navigation: repeating a search reads it again. */
  readonly visit: string;
}

/** Reads one page of the list of acts, once per navigation. */
export function actPage(client: Client, { text, page, visit }: ActPage) {
  return queryOptions({
    queryKey: ['acts', visit, text, page],
    queryFn: ({ signal }) =>
      client.search.acts({ body: actListBody({ text, from: (page - 1) * ACTS_PAGE_SIZE }) }, { signal }),
    staleTime: Infinity,
  });
}
