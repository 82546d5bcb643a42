import type { ActRecord } from '../records/act-record.js';
import type { CaseRecord } from '../records/case-record.js';

/** One document that was found. */
export interface SearchHit<R> {
  readonly id: string;
  readonly score: number | null;
  /** The fields that were asked for. */
  readonly record: Partial<R> & { readonly id: string };
  /** Fragments by English field name; HTML with `<b>` around the hits only. */
  readonly highlight: Readonly<Record<string, readonly string[]>>;
  /** What `search_after` takes to go on behind this hit; only where the server says so. */
  readonly after?: readonly (string | number | boolean | null)[];
}

/** How often a value occurs among all documents found. */
export interface FacetValue {
  readonly key: string | number;
  readonly count: number;
}

/** What a search found. */
export interface SearchAnswer<R = CaseRecord & ActRecord> {
  /** `gte` says that there are at least so many. */
  readonly total: { readonly value: number; readonly relation: 'eq' | 'gte' };
  readonly hits: readonly SearchHit<R>[];
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
  /** True when time ran out and the answer holds what was found until then. */
  readonly timedOut: boolean;
  /** True when a pattern has more forms than are looked for, and only the most frequent were. */
  readonly expansionsCut?: boolean;
  readonly tookMs?: number;
}
