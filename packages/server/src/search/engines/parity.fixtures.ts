import { parseQuery, toSearchBody, type SearchSort } from '@headnote/core/search';
import { openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import type { EngineRequest } from '../model/engine-request.js';
import type { EngineAnswer, SearchEngine } from '../model/engine.js';
import { parseBody } from '../guard/parse-body.js';
import { readForIndex } from '../indexing/read-for-index.js';
import { withSpellings } from '../text/spellings/with-spellings.js';
import { openTestEngine, removeTestIndices } from './opensearch/test-engine.fixtures.js';

/** A library with both engines. */
export interface PairOfEngines {
  readonly library: TestLibrary;
  readonly embedded: SearchEngine;
  readonly openSearch: SearchEngine;
  readonly ids: readonly string[];
  close(): Promise<void>;
}

const BATCH = 60;

/** Opens a library that `fill` fills, and gives every document to both engines. */
export async function openPair(fill: (library: TestLibrary) => Promise<unknown>): Promise<PairOfEngines> {
  const library = await openTestLibrary();
  await fill(library);
  const openSearch = await openTestEngine(library);
  const rows = await library.store.db.selectFrom('documents').select('id').orderBy('id').execute();
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += BATCH) {
    const { documents } = await readForIndex(library.store, ids.slice(from, from + BATCH));
    const { failed } = await openSearch.index(documents);
    if (failed.length > 0) throw new Error(JSON.stringify(failed));
  }
  await openSearch.settle(await openSearch.generation());
  return {
    library,
    embedded: library.engine,
    openSearch,
    ids,
    async close() {
      await openSearch.close();
      await removeTestIndices(library.dataDir);
      await library.close();
    },
  };
}

/** What a lawyer types, and how the list is ordered. */
export interface TypedSearch {
  readonly text: string;
  readonly kind?: 'cases' | 'acts';
  readonly sort?: SearchSort;
}

/** The request of a typed search, as the results page sends it; the longest page that the guard allows. */
export function requestOf({ text, kind = 'cases', sort }: TypedSearch): EngineRequest {
  const { tree } = parseQuery(text);
  const options = { kind, ...(sort === undefined ? {} : { sort }), facets: ['courts', 'decisions', 'years'] } as const;
  const { request } = parseBody({ ...toSearchBody(tree, options), size: 100 }, { audience: 'member' });
  return { ...request, kind: kind === 'acts' ? 'act' : 'case' };
}

/** No deadline: the machine may be busy. */
const PATIENCE_MS = 60_000;

/** Runs a request on both engines, and again for the ids of all documents, so that nothing depends on the order. */
export async function runBoth({ library, embedded, openSearch }: PairOfEngines, typed: EngineRequest) {
  const { query } = await withSpellings(library.store, typed.query);
  const request = { ...typed, query };
  const run = async (engine: SearchEngine) => {
    const answer = await engine.search(request, { milliseconds: PATIENCE_MS });
    const whole = { ...request, size: 2_000, from: 0, highlight: [], aggregations: [], histograms: [] };
    const all = await engine.search(whole, { milliseconds: PATIENCE_MS });
    return { answer, ids: all.hits.map(({ id }) => id).toSorted(), scores: scoresOf(all) };
  };
  const [ours, theirs] = [await run(embedded), await run(openSearch)];
  return { ours, theirs };
}

function scoresOf({ hits }: EngineAnswer): ReadonlyMap<string, number> {
  return new Map(hits.map(({ id, score }) => [id, score ?? 0]));
}

/**
 * Scores that differ by less are a tie: OpenSearch keeps the length of a document in one byte, in steps of an eighth, and
 * counts a phrase in each field by itself.
 */
export const TIE = 0.1;

/**
 * Returns the ids of the first ten hits that are out of place: which the embedded engine scores lower than one behind it,
 * or than its own tenth, by more than a tie.
 */
export function outOfPlace(first: readonly string[], scores: ReadonlyMap<string, number>): string[] {
  const tenth = [...scores.values()].toSorted((a, b) => b - a)[Math.min(first.length, scores.size) - 1] ?? 0;
  return first.filter((id, place) => {
    const score = scores.get(id) ?? 0;
    const best = Math.max(tenth, ...first.slice(place + 1).map((other) => scores.get(other) ?? 0));
    return score < best * (1 - TIE);
  });
}
