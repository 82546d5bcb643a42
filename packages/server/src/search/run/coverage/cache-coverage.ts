import type { Coverage } from '@headnote/core/contract';
import type { CountedCoverage } from './count-coverage.js';

/** How long a count is shown as new: a count asks the engine some thirty times. */
export const COVERAGE_CACHE_MS = 30_000;
/** A count older than this is shown only if the new one takes long: an import shows within a minute. */
export const COVERAGE_MAX_AGE_MS = 60_000;
/** How long a reader waits for a new count in place of one that is too old. */
const WAIT_MS = 3000;

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
 * Returns the last count. When it is old, one new count runs for all readers, who get the old one meanwhile; the very first
 * readers wait, and for some seconds those whose old count is older than a minute. A count that fails is tried again at
 * the next request.
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
    const age = last ? steady() - last.at : Infinity;
    if (last && age < COVERAGE_CACHE_MS) return last.coverage;
    running ??= countOnce();
    if (!last) return running;
    const { coverage: old } = last;
    running.catch(onFailure);
    return age < COVERAGE_MAX_AGE_MS ? old : soon(running, old);
  };
}

/** What arrives in time; the other value if it does not, or fails. */
async function soon<T>(value: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, otherwise);
  });
  try {
    return await Promise.race([value.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
