import type { EmbedLatest } from '@headnote/core/embed';
import type { MouseEvent } from 'react';
import type { LoadMachine, LoadState } from '../parts/load-machine.js';

/** The two lists the library keeps of its newest cases. */
export type Court = EmbedLatest['court'];

/** One line of the list. */
export type LatestItem = EmbedLatest['items'][number];

/** A case that a reader follows. */
export interface LatestSelection {
  readonly item: LatestItem;
  /** `appellant VS respondent`, as the line shows it. */
  readonly title: string;
  /** The tab it was on. */
  readonly court: Court;
  /** The click; `preventDefault` keeps the page where it is. */
  readonly event: MouseEvent<HTMLAnchorElement>;
}

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

/** The widget's machine: its key is the open tab. */
export type LatestMachine = LoadMachine<Court, EmbedLatest>;

/** Snapshot of the machine. */
export type LatestState = LoadState<Court, EmbedLatest>;

/** Lines asked for where nobody says how many: fits beside a college's page without scrolling the page away. */
export const DEFAULT_LIMIT = 8;

/** The embed API answers no more than this. */
export const MAX_LIMIT = 20;
