import type { ActRecord } from '../records/act-record.js';
import type { LaterTreatment } from '../citations/later-treatment.js';
import type { CaseRecord } from '../records/case-record.js';

/** One found document. */
export interface SearchHit<R> {
  readonly id: string;
  readonly score: number | null;
  /** The requested fields. */
  readonly record: Partial<R> & { readonly id: string };
  /** Fragments by English field name; HTML whose only element is `<b>` around the hits. */
  readonly highlight: Readonly<Record<string, readonly string[]>>;
  /** For each fragment the printed number of its paragraph, or an empty text; only if one of them has a number. */
  readonly paragraphs?: Readonly<Record<string, readonly string[]>>;
  /** The strongest later treatment against a judgment; only if the library knows one. */
  readonly later?: LaterTreatment;
  /** Value for `search_after` to continue after this hit; only if the server sends it. */
  readonly after?: readonly (string | number | boolean | null)[];
}

/** How often a value occurs in all found documents. */
export interface FacetValue {
  readonly key: string | number;
  readonly count: number;
}

/** A word of a search, and what was searched for it too. */
export interface SearchedSpelling {
  readonly word: string;
  readonly searched: readonly string[];
}

/** How many documents a query finds. `gte`: at least this many. */
export interface SearchTotal {
  readonly value: number;
  readonly relation: 'eq' | 'gte';
}

/** A judgment that lacks words of a search. */
export interface NearMiss<R> extends SearchHit<R> {
  /** The words that it does not have, as searched. */
  readonly without: readonly string[];
}

/** The result of a search. */
export interface SearchAnswer<R = CaseRecord & ActRecord> {
  readonly total: SearchTotal;
  readonly hits: readonly SearchHit<R>[];
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
  /** How many documents wider queries find, by their names; only if they were asked for and there are no hits. */
  readonly wider?: Readonly<Record<string, SearchTotal>>;
  /** Judgments that lack one or two words of a search with few hits; only if they were asked for and there are any. */
  readonly nearMisses?: readonly NearMiss<R>[];
  /** True if time ran out; the answer then contains the documents found so far. */
  readonly timedOut: boolean;
  /** True if a pattern matches more words than the limit; only the most frequent ones were searched. */
  readonly expansionsCut?: boolean;
  /** Documents of the library that no search finds yet, because they are being indexed or could not be; only if there are any. */
  readonly notSearchable?: number;
  /** Words in Devanagari or transliterated, and the English or Latin spellings that were searched for each of them too. */
  readonly spellings?: readonly SearchedSpelling[];
  readonly tookMs?: number;
}
