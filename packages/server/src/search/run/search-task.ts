import type { Store } from '../../store/database.js';
import type { Audience } from '../model/audience.js';
import type { SearchEngine, SearchLimits } from '../model/engine.js';
import type { EngineRequest } from '../model/engine-request.js';

/** One search from a route. */
export interface SearchTask {
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly store: Store;
  /** The untrusted request body. */
  readonly body: unknown;
  readonly audience: Audience;
  /** Kind of the documents; both by default. */
  readonly kind?: 'case' | 'act';
  readonly signal?: AbortSignal;
  /** Called with the parsed request before it runs; throws to refuse it. */
  readonly admit?: (request: EngineRequest) => Promise<void>;
  readonly limits?: SearchLimits;
  /**
   * Counts the documents of the library that the index does not have, because they wait for it or could not be indexed.
   * Undefined if the engine did not say it in time.
   */
  readonly countNotSearchable?: () => Promise<number | undefined>;
  /** Which documents have an original that this reader may download; none by default. */
  readonly haveOriginals?: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}
