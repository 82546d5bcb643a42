/** A bare act as the product sees it. Text that is not known is empty. */
export interface ActRecord {
  readonly id: string;
  /** The act's number in links; the same value as `id`. */
  readonly number: string;
  readonly title: string;
  /** Null where not known. */
  readonly year: number | null;
  /** The text as sanitised HTML with section ids; cut to the preview for visitors. */
  readonly content: string;
  /** Number within the year as printed, for example `Act 9 of 1930`. */
  readonly actNumber: string;
  /** Our own citation, unique, for example `1930 HNA 3`. */
  readonly houseCitation: string;
  /** False when the source has no text of any section. */
  readonly isAvailable: boolean;
  /** `Repealed`, `Amended up to …`, as far as the source says. */
  readonly statusText: string;
  /** ISO date of the source's text; null where not known. */
  readonly asOn: string | null;
  readonly ministry: string;
  readonly longTitle: string;
  readonly isSample: boolean;
  readonly sourceName: string;
  readonly sourceUrl: string;
}
