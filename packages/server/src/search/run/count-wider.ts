import type { WiderQuery } from '../guard/parse-wider.js';
import { SEARCH_DEADLINE_MS } from '../model/budget.js';
import type { EngineAnswer } from '../model/engine.js';
import type { EngineRequest } from '../model/engine-request.js';
import { withSpellings } from '../text/spellings/with-spellings.js';
import type { SearchTask } from './search-task.js';
import { withJudges } from './with-judges.js';
import { visibleTo } from './visible-to.js';

interface WiderTask extends Omit<SearchTask, 'body'> {
  /** When the search began (`performance.now`): the wider queries have what it leaves of its time. */
  readonly start: number;
}

/** A date as the order saves the scores. */
const counting = {
  from: 0,
  size: 0,
  sort: [{ field: 'decidedOn', descending: true }],
  highlight: [],
  aggregations: [],
} as const;

/**
 * Counts the documents of each query, one query after the other, so that one reader does not use every thread. Queries
 * without time left are missing. Throws like `runSearch`.
 */
export async function countWider(
  wider: readonly WiderQuery[],
  { engine, store, audience, kind, signal, admit, limits, start }: WiderTask,
): Promise<Readonly<Record<string, EngineAnswer['total']>>> {
  const end = start + (limits?.milliseconds ?? SEARCH_DEADLINE_MS);
  const counted: Record<string, EngineAnswer['total']> = {};
  for (const { name, query: asked } of wider) {
    const milliseconds = end - performance.now();
    if (milliseconds <= 0) break;
    const named = await withJudges(store, asked);
    const { query } = await withSpellings(store, await visibleTo(audience, store, named.query));
    const request: EngineRequest = { ...counting, query, ...(kind && { kind }) };
    await admit?.(request);
    const { total } = await engine.search(request, { ...limits, milliseconds, ...(signal && { signal }) });
    counted[name] = total;
  }
  return counted;
}
