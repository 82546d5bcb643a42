import { type Budget } from '../../../model/budget.js';
import { findSpans } from '../../../text/spans/find-spans.js';
import type { TextField } from '../../../model/fields.js';
import type { EngineClient } from '../transport/client.js';
import type { Places } from './places.js';
import { openWordSets } from './word-sets.js';

/** Documents of one request: their words have a few megabytes. */
const PAGE = 100;

interface Page {
  readonly timed_out: boolean;
  readonly hits: {
    readonly hits: readonly {
      readonly _id: string;
      readonly _source: { readonly words?: Readonly<Partial<Record<TextField, string>>> };
      readonly sort: readonly unknown[];
    }[];
  };
}

/** What a check needs. */
export interface CheckOptions {
  readonly client: EngineClient;
  readonly index: string;
  /** Conditions that every hit of the request meets. */
  readonly filter: readonly unknown[];
  readonly budget: Budget;
  readonly limits: () => { readonly milliseconds: number; readonly signal?: AbortSignal | undefined };
}

/**
 * Reads the words of the documents that may match, newest first, and keeps those that do, by the same rules as the
 * embedded engine. Without time for all, `isWhole` is false.
 */
export async function checkPlaces(
  places: Places,
  { client, index, filter, budget, limits }: CheckOptions,
): Promise<{ ids: string[]; isWhole: boolean }> {
  const { field } = places;
  const sets = openWordSets(field);
  const query = places.spans(sets);
  const ids: string[] = [];
  let isWhole = true;
  const onCut = () => {
    isWhole = false;
  };
  let after: readonly unknown[] | undefined;
  for (;;) {
    if (budget.expired()) return { ids, isWhole: false };
    const page: Page = await client.call<Page>({
      method: 'POST',
      path: `/${index}/_search`,
      body: {
        query: { bool: { filter: [places.presence, ...filter] } },
        size: PAGE,
        sort: [{ decidedOn: { order: 'desc', missing: -1 } }, { id: 'asc' }],
        _source: [`words.${field}`],
        track_total_hits: false,
        ...(after === undefined ? {} : { search_after: after }),
      },
      ...limits(),
    });
    for (const { _id, _source } of page.hits.hits) {
      if (budget.expired()) return { ids, isWhole: false };
      const hits = sets.hitsIn(_source.words?.[field] ?? '');
      if (findSpans(query, hits, { budget, isOneEnough: true, onCut }).starts.length > 0) ids.push(_id);
    }
    after = page.hits.hits.at(-1)?.sort;
    if (page.hits.hits.length < PAGE) return { ids, isWhole: isWhole && !page.timed_out };
  }
}
