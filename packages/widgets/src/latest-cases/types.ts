import type { EmbedLatest } from '@headnote/core/embed';

/** The two lists the library keeps of its newest cases. */
export type Court = EmbedLatest['court'];

/** One line of the list. */
export type LatestItem = EmbedLatest['items'][number];

/** What a source is asked for. `limit` is the number of lines wanted, 1 to 20. */
export interface LatestRequest {
  readonly court: Court;
  readonly limit: number;
  /** Aborted when the answer is no longer wanted: another tab was opened, or the widget left the page. */
  readonly signal: AbortSignal;
}

/** Where the list comes from. The site reads its own API, the element reads the embed API. */
export interface LatestSource {
  load(request: LatestRequest): Promise<EmbedLatest>;
}

/** How the widget stands: `empty` is an answer without lines, `error` carries what the source threw. */
export type LatestPhase =
  | { readonly name: 'loading' }
  | { readonly name: 'content'; readonly data: EmbedLatest }
  | { readonly name: 'empty'; readonly data: EmbedLatest }
  | { readonly name: 'error'; readonly error: unknown };

/** Snapshot of the machine; a new object for every change. */
export interface LatestState {
  readonly court: Court;
  readonly phase: LatestPhase;
}

/** Lines asked for where nobody says how many: fits beside a college's page without scrolling the page away. */
export const DEFAULT_LIMIT = 8;

/** The embed API answers no more than this. */
export const MAX_LIMIT = 20;
