import type { Store } from '../../store/database.js';
import { parseBody } from '../guard/parse-body.js';
import type { SearchEngine } from '../model/engine.js';
import type { Clause, EngineRequest } from '../model/engine-request.js';
import { leaveOutSample } from './leave-out-sample.js';
import { findNamedDocument } from './named-document.js';
import { askEngine } from './run-search.js';

/** A search without an asker who waits may take so long. */
const PATIENCE_MS = 60_000;

interface MatchTask {
  readonly store: Store;
  readonly engine: SearchEngine;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
  /** The body as a client wrote it. */
  readonly body: unknown;
  /** Kind of the documents; both by default. */
  readonly kind?: 'case' | 'act';
  /** The documents among which it looks. */
  readonly ids: readonly string[];
  readonly signal?: AbortSignal;
}

/**
 * Returns which of some documents a member's search finds: those that the same search finds among all. Throws a BadQueryError
 * for a body that is not one, and an Error if the engine did not look at all of them.
 *
 * On both engines it is the search itself, narrowed to these documents. OpenSearch's percolator would need every spelling,
 * judge and condition of our searches in its own language a second time, and could give another answer.
 */
export async function matchSearch({
  store,
  engine,
  steady,
  body,
  kind,
  ids,
  signal,
}: MatchTask): Promise<readonly string[]> {
  const { request } = parseBody(body, { audience: 'member' });
  const plain: EngineRequest = {
    query: request.query,
    from: 0,
    size: ids.length,
    sort: [],
    highlight: [],
    aggregations: [],
    ...(kind === undefined ? {} : { kind }),
  };
  const named = await findNamedDocument(store, plain);
  if (named !== undefined) return named.hits.map(({ id }) => id).filter((id) => ids.includes(id));
  // Narrowed below the rule about the sample, which a search that names ids does not have.
  const among: SearchEngine = {
    ...engine,
    search: (asked, options) => engine.search({ ...asked, query: narrowed(asked.query, ids) }, options),
  };
  const { answer } = await askEngine(
    {
      store,
      engine: leaveOutSample(among, { store, steady }),
      audience: 'member',
      limits: { milliseconds: PATIENCE_MS, isMinor: true },
      ...(signal === undefined ? {} : { signal }),
    },
    plain,
  );
  if (answer.timedOut) throw new Error('the search engine did not look at all new documents');
  return answer.hits.map(({ id }) => id);
}

const narrowed = (query: Clause, ids: readonly string[]): Clause => ({
  type: 'bool',
  must: [query],
  should: [],
  mustNot: [],
  filter: [{ type: 'ids', values: ids }],
  minimumShouldMatch: 0,
});
