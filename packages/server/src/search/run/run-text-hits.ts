import { searchLimits, type TextHits } from '@headnote/core/contract';
import type { Audience } from '../model/audience.js';
import type { SearchEngine, SearchLimits } from '../model/engine.js';
import type { EngineRequest } from '../model/engine-request.js';
import { shownIdOf } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import { parseBody } from '../guard/parse-body.js';
import { withSpellings } from '../text/spellings/with-spellings.js';

/** A question for the words of a search in one document. */
export interface TextHitsTask {
  readonly engine: SearchEngine;
  readonly store: Store;
  readonly id: string;
  /** The untrusted query. */
  readonly query: unknown;
  readonly audience: Audience;
  readonly signal: AbortSignal;
  /** Called with the parsed request before it runs; throws to refuse it. */
  readonly admit?: (request: EngineRequest) => Promise<void>;
  readonly limits?: SearchLimits;
}

/**
 * Finds the words of a search in the text of one document, by the rules of the engine's highlights. The document need not
 * match the search as a whole. Without such a document there are no hits. Throws like `runSearch`.
 */
export async function runTextHits({
  engine,
  store,
  id,
  query,
  audience,
  signal,
  admit,
  limits,
}: TextHitsTask): Promise<TextHits> {
  const { request } = parseBody({ query, size: 1 }, { audience });
  await admit?.(request);
  const { query: words } = await withSpellings(store, request.query);
  const answer = await engine.search(
    {
      ...request,
      // One document: a date as the order saves the score.
      sort: [{ field: 'decidedOn', descending: true }],
      query: {
        type: 'bool',
        filter: [{ type: 'ids', values: [await shownIdOf(store.db, id)] }],
        should: [words],
        must: [],
        mustNot: [],
        minimumShouldMatch: 0,
      },
      places: { field: 'content', limit: searchLimits.maxTextHits },
    },
    { ...limits, signal },
  );
  const [hit] = answer.hits;
  const { list = [], total = 0 } = hit?.places ?? {};
  return { hits: list, total, timedOut: answer.timedOut };
}
