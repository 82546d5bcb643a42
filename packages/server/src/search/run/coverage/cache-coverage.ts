import type { Coverage } from '@headnote/core/contract';
import type { CountedCoverage } from './count-coverage.js';

/** How long a count is shown as new. An import adds documents for minutes, and nobody reads the page by the second. */
export const COVERAGE_CACHE_MS = 10 * 60_000;

/** How a count is kept. */
export interface CacheOptions {
  readonly count: () => Promise<CountedCoverage>;
  readonly countries: Pick<Coverage, 'covered' | 'upcoming'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
  /** Called when a count fails that nobody waits for. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Returns the last count. When it is old, one new count runs for all readers, who get the old one meanwhile; only the
 * very first readers wait. A count that fails is tried again at the next request.
 */
export function cacheCoverage({ count, countries, now, steady, onFailure }: CacheOptions): () => Promise<Coverage> {
  let last: { readonly coverage: Coverage; readonly at: number } | undefined;
  let running: Promise<Coverage> | undefined;

  const countOnce = async () => {
    try {
      const coverage = { countedAt: new Date(now()).toISOString(), ...(await count()), ...countries };
      last = { coverage, at: steady() };
      return coverage;
    } finally {
      running = undefined;
    }
  };

  return async () => {
    if (last && steady() - last.at < COVERAGE_CACHE_MS) return last.coverage;
    running ??= countOnce();
    if (!last) return running;
    running.catch(onFailure);
    return last.coverage;
  };
}
