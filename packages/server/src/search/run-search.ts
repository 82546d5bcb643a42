import type { Store } from '../store/database.js';
import type { SearchEngine } from './engine.js';

/** Who asks: a visitor never gets more of a text than its preview. */
export type Audience = 'visitor' | 'member';

/** One search as a route hands it over. */
export interface SearchTask {
  readonly engine: SearchEngine;
  readonly store: Store;
  /** The request body as it came, untrusted. */
  readonly body: unknown;
  readonly audience: Audience;
  /** Only documents of this kind; missing means both. */
  readonly kind?: 'case' | 'act';
  readonly signal?: AbortSignal;
}

/** What a search call answers in `outdata` (as JSON text), with wire names. */
export interface WireAnswer {
  /** Milliseconds. */
  readonly took: number;
  readonly timed_out: boolean;
  readonly hits: {
    readonly total: { readonly value: number; readonly relation: 'eq' | 'gte' };
    readonly max_score: number | null;
    readonly hits: readonly WireHit[];
  };
  readonly aggregations?: Readonly<Record<string, { readonly buckets: readonly WireBucket[] }>>;
}

/** One document found. */
export interface WireHit {
  readonly _id: string;
  readonly _score: number | null;
  readonly _source: Readonly<Record<string, unknown>>;
  readonly highlight?: Readonly<Record<string, readonly string[]>>;
}

/** One value of an aggregation. */
export interface WireBucket {
  readonly key: string | number;
  readonly doc_count: number;
}

/**
 * Checks a search body, runs it and reads the fields that were asked for from the library: what every search route
 * calls. Throws a BadQueryError that names the offending path, an AbortedError, a BusyError or a ServerError.
 */
export async function runSearch(task: SearchTask): Promise<WireAnswer> {
  throw new Error(`Not written yet: ${task.audience}`);
}
