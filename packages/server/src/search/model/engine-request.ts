import type { CountedField, DateField, ExactField, SearchField, SortField, TextField } from './fields.js';

/** A search request after the guard: known parts only, within limits, newly built, with English field names. */
export interface EngineRequest {
  readonly query: Clause;
  readonly from: number;
  readonly size: number;
  /** At most three; empty means by score. Equal documents are sorted newest first. */
  readonly sort: readonly SortKey[];
  readonly highlight: readonly HighlightField[];
  /** Number of characters from the start of a text to highlight; the whole text by default. */
  readonly highlightWindow?: number;
  /** Lists the places of the query's words in a field of each hit; none by default. */
  readonly places?: { readonly field: TextField; readonly limit: number };
  readonly aggregations: readonly Aggregation[];
  /** Counts per year or month; none by default. */
  readonly histograms?: readonly Histogram[];
  /** Hits match all of these. The counts of the same name are those of the documents that match the others. None by default. */
  readonly choices?: readonly Choice[];
  /** Continues after this hit; requires a sort key and `from` 0. */
  readonly after?: AfterHit;
  /** Only documents of this kind. */
  readonly kind?: 'case' | 'act';
}

/** One clause of the query. */
export type Clause =
  | { readonly type: 'all' }
  | { readonly type: 'none' }
  | BoolClause
  | MatchClause
  | PhraseClause
  | MultiMatchClause
  | PrefixClause
  | WildcardClause
  | NearClause
  | { readonly type: 'terms'; readonly field: ExactField; readonly values: readonly (string | number)[] }
  | RangeClause
  | { readonly type: 'exists'; readonly field: SearchField }
  | { readonly type: 'ids'; readonly values: readonly string[] }
  | NamedClause;

/** Words of one field. */
export interface MatchClause {
  readonly type: 'match';
  readonly field: TextField;
  readonly text: string;
  readonly operator: 'and' | 'or';
  /** In the form of the field without stemming. */
  readonly exact?: true;
  /** Number of letters that may differ; `auto`: none in short words, one in longer ones. */
  readonly fuzziness?: 1 | 'auto';
}

/** Words of one field, one after the other. */
export interface PhraseClause {
  readonly type: 'phrase';
  readonly field: TextField;
  readonly text: string;
  /** In the form of the field without stemming. */
  readonly exact?: true;
  /** Words allowed in between, 1 to 100; none by default. */
  readonly slop?: number;
}

/** Words with a beginning of at least two letters. */
export interface PrefixClause {
  readonly type: 'prefix';
  readonly field: TextField;
  readonly text: string;
  /** In the form of the field without stemming. */
  readonly exact?: true;
}

/**
 * Words that match a pattern: `*` any letters, `?` one letter; at most eight signs, and at least two letters before the
 * first.
 */
export interface WildcardClause {
  readonly type: 'wildcard';
  readonly field: TextField;
  readonly pattern: string;
  /** In the form of the field without stemming. */
  readonly exact?: true;
}

/** Parts close to each other in one field; each part selects the stemmed or the unstemmed form. */
export interface NearClause {
  readonly type: 'near';
  readonly field: TextField;
  /** Two to eight. */
  readonly of: readonly NearPart[];
  /** 1 to 100 words from the end of one part to the start of the next, or the same sentence or paragraph. */
  readonly within: number | 'sentence' | 'paragraph';
  readonly ordered: boolean;
}

/** A part of `near`, on its field; a match is one word, `any` is one of several parts. */
export type NearPart =
  | MatchClause
  | PhraseClause
  | PrefixClause
  | WildcardClause
  | NearClause
  | { readonly type: 'any'; readonly of: readonly NearPart[] };

/** Combined clauses; `filter` and `mustNot` do not change a score. */
export interface BoolClause {
  readonly type: 'bool';
  readonly must: readonly Clause[];
  readonly should: readonly Clause[];
  readonly mustNot: readonly Clause[];
  readonly filter: readonly Clause[];
  /** How many of `should` must match. */
  readonly minimumShouldMatch: number;
}

/** The same words in several fields. */
export interface MultiMatchClause {
  readonly type: 'multi';
  readonly fields: readonly TextField[];
  readonly text: string;
  /**
   * `best`: one field contains the words; `cross`: the fields together do; `phrase`: one field contains the phrase.
   */
  readonly mode: 'best' | 'cross' | 'phrase';
  readonly operator: 'and' | 'or';
  /** In the forms of all fields without stemming. */
  readonly exact?: true;
}

/** Judgments that have one of these keys; those of parties and provisions count more than all words. Our own; no request names it. */
export interface NamedClause {
  readonly type: 'named';
  readonly keys: readonly string[];
  /** The keys are those of judges, which count no more than a word. */
  readonly isJudge?: true;
}

/** Bounds of a number, or of a date in days since 1600-01-01; at least one is set. */
export interface RangeClause {
  readonly type: 'range';
  readonly field: ExactField;
  readonly atLeast?: number;
  readonly above?: number;
  readonly atMost?: number;
  readonly below?: number;
}

/** One sort key; missing values come last in both directions. */
export interface SortKey {
  readonly field: 'score' | SortField;
  readonly descending: boolean;
}

/** Highlighting of one field; 0 fragments means the whole field. */
export interface HighlightField {
  readonly field: TextField;
  readonly fragmentSize: number;
  readonly fragments: number;
}

/** What a reader has chosen among the values of the counts of the same name: conditions, without words. */
export interface Choice {
  readonly name: string;
  readonly clause: Clause;
}

/** The most frequent values of a field in all matching documents. */
export interface Aggregation {
  readonly name: string;
  readonly field: CountedField;
  readonly size: number;
}

/**
 * Documents per year or month, oldest first. A bucket's key is `1973` or `1973-04`; periods without documents are
 * missing.
 */
export interface Histogram {
  readonly name: string;
  readonly field: DateField;
  readonly interval: 'year' | 'month';
}

/**
 * The hit after which a search continues: its value for each sort key (a date in days, null if missing) and its id.
 */
export interface AfterHit {
  readonly values: readonly (string | number | null)[];
  readonly id: string;
}
