import type { EmbedLatest } from '@headnote/core/embed';
import type { TickerState } from '@headnote/core/machines';
import type { MouseEvent } from 'react';
import type { LoadMachine, LoadState } from '../parts/load-machine.js';

/** The two lists of the newest cases. */
export type Court = EmbedLatest['court'];

/** One row of the list. */
export type LatestItem = EmbedLatest['items'][number];

/** A case that the reader follows. */
export interface LatestSelection {
  readonly item: LatestItem;
  /** `appellant VS respondent`, as shown. */
  readonly title: string;
  /** The tab of the case. */
  readonly court: Court;
  /** The click; `preventDefault` keeps the page where it is. */
  readonly event: MouseEvent<HTMLAnchorElement>;
}

/** Request to a source. `limit` is the number of rows, 1 to 20. */
export interface LatestRequest {
  readonly court: Court;
  readonly limit: number;
  /** Aborted when another tab is opened or the widget leaves the page. */
  readonly signal: AbortSignal;
}

/** Source of the list. The site reads its own API, the element the embed API. */
export interface LatestSource {
  load(request: LatestRequest): Promise<EmbedLatest>;
}

/** Snapshot of the machine. */
export interface LatestState extends LoadState<Court, EmbedLatest> {
  /** Which rows a ticker shows; missing for a list. */
  readonly ticker?: TickerState | undefined;
}

/** A list without a ticker. */
export type LatestList = LoadMachine<Court, EmbedLatest>;

/** The widget's machine: its key is the open tab. */
export interface LatestMachine extends Omit<LatestList, 'getSnapshot'> {
  readonly getSnapshot: () => LatestState;
  /** Stops a ticker, or lets it move again. */
  readonly toggle?: () => void;
  /** Ref of the rows: a ticker stops while pointer or focus is on them, or the page is hidden. */
  readonly watch?: (rows: HTMLElement | null) => void;
}

/** Default number of rows: fits into the side column of a page. */
export const DEFAULT_LIMIT = 8;

/** The embed API returns no more rows. */
export const MAX_LIMIT = 20;

/** Rows that a ticker shows at a time. */
export const TICKER_ROWS = 3;
