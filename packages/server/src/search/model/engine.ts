import type { EngineRequest } from './engine-request.js';
import type { TextField } from './fields.js';
import type { IndexDocument, IndexFigures } from './index-document.js';

/** Where a text contains words of a query. Words of a phrase are one place. */
export interface TextPlaces {
  /** In the order of the text, each with its offsets and its words. */
  readonly list: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  /** How many there are, also those that the list omits. */
  readonly total: number;
}

/** One document that matched; its fields are read from the library by id. */
export interface EngineHit {
  readonly id: string;
  /** Null if the order does not depend on the score. */
  readonly score: number | null;
  /** HTML whose only element is `<b>`, by English field name; fields without a match are missing. */
  readonly highlight: Readonly<Partial<Record<TextField, readonly string[]>>>;
  /** For each passage of a highlight the printed number of its paragraph, or empty; missing if no passage has one. */
  readonly paragraphs?: Readonly<Partial<Record<TextField, readonly string[]>>>;
  /** Where the requested field contains words of the query; missing if not requested, or if time ran out. */
  readonly places?: TextPlaces;
  /** The hit's value for each sort key, a date in days, null if it has none; missing without a sort. */
  readonly sort?: readonly (string | number | null)[];
}

/** One value of an aggregated field, and the number of matching documents with it. */
export interface EngineBucket {
  readonly key: string | number;
  readonly count: number;
}

/** The answer of an engine to one request. */
export interface EngineAnswer {
  readonly hits: readonly EngineHit[];
  readonly total: { readonly value: number; readonly relation: 'eq' | 'gte' };
  readonly maxScore: number | null;
  readonly aggregations: Readonly<Record<string, readonly EngineBucket[]>>;
  /** True if time ran out, or if the index is being filled: the hits are correct, but there may be more. */
  readonly timedOut: boolean;
  /** True if a beginning, a pattern or a misspelt word matches more words than the limit. */
  readonly expansionsCut?: true;
}

/** What an engine did with a batch of changes; each change is in one of the two lists. */
export interface IndexReport {
  /** Ids of the documents whose change is in the index, also after a crash. */
  readonly done: readonly string[];
  readonly failed: readonly IndexFailure[];
}

/** A document whose change the engine could not take. */
export interface IndexFailure {
  readonly id: string;
  /** A sentence for the operator. */
  readonly reason: string;
}

/** How long a search may run. */
export interface SearchLimits {
  /** Maximum time, waiting for a turn included; two seconds by default. Then the answer is what was found. */
  readonly milliseconds?: number;
  /** True for a search that leaves a thread to others; false by default. */
  readonly isMinor?: true;
  /** Called with the milliseconds that the search used, without waiting; also if it fails or its caller has left. */
  readonly onSpent?: (milliseconds: number) => void;
}

/** Options of one search. */
export interface SearchOptions extends SearchLimits {
  readonly signal?: AbortSignal;
}

/**
 * A search engine: finds ids, ranks, counts and highlights. It never returns a document.
 *
 * The three methods that change the index report each document by itself. They throw only when the engine as a whole
 * cannot work. Every method may throw an AbortedError (the caller's signal), a BusyError (too many requests wait), a
 * ServerError, or an IndexLostError (the index is new and empty). A new index is being filled until `settle`: till then
 * every answer says that there may be more.
 */
export interface SearchEngine {
  search(request: EngineRequest, options?: SearchOptions): Promise<EngineAnswer>;
  /** Adds documents, and replaces those with the same id. */
  index(batch: readonly IndexDocument[]): Promise<IndexReport>;
  /** Changes the counts of documents without reading their words again. Ignores unknown ids. */
  setFigures(batch: readonly IndexFigures[]): Promise<IndexReport>;
  /** Removes documents. Ignores unknown ids. */
  remove(ids: readonly string[]): Promise<IndexReport>;
  /**
   * Ends when searches of every server see all changes that the index took before. Without it, those of a large batch are
   * seen a moment later.
   */
  show(): Promise<void>;
  /** Number of documents in the index. */
  count(): Promise<number>;
  /** Random name of this index. A new name means a new, empty index, which needs every document again. */
  generation(): Promise<string>;
  /**
   * Called when the index of this name has every change of the library: it is no longer being filled, and an engine that
   * fills it beside an old one takes it into use.
   */
  settle(generation: string): Promise<void>;
  close(): Promise<void>;
}
