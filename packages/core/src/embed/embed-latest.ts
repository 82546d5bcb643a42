/** Selects the latest cases. */
export interface EmbedLatestInput {
  /** `sc`: the Supreme Court, `hc`: every other court. */
  readonly court: 'sc' | 'hc';
  /** 1 to 20; 8 by default. */
  readonly limit?: number;
}

/** One latest case with its complete link. */
export interface EmbedLatestItem {
  /** ISO date of the decision; null if unknown. */
  readonly date: string | null;
  /** Party in display case. */
  readonly appellant: string;
  /** Party in display case. */
  readonly respondent: string;
  /** Case number (`C.A. 657 OF 2026`), or the court's name if it is not known. */
  readonly reference: string;
  readonly court: string;
  readonly subject: string;
  readonly decision: string;
  /** The citation to show; our own only if no other is known. */
  readonly citation: string;
  /** Address of the preview on the site, absolute. */
  readonly href: string;
}

/** Latest cases for a widget. */
export interface EmbedLatest {
  readonly court: 'sc' | 'hc';
  /** How many cases of these courts the library has. */
  readonly total: number;
  /** True if the items are from the fictional sample. */
  readonly sample: boolean;
  readonly items: readonly EmbedLatestItem[];
  /** Address of the list on the site. */
  readonly more: string;
}
