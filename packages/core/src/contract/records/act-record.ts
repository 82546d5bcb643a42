/** A bare act as the product sees it. Text that is not known is empty. */
export interface ActRecord {
  /** Id of the document. */
  readonly id: string;
  /** The act's number in links; the same value as `id`. */
  readonly number: string;
  /** As printed. */
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
  /** Ministry that is in charge. */
  readonly ministry: string;
  /** What the act is for, as it says itself. */
  readonly longTitle: string;
  /** True for the fictional sample that ships with the product. */
  readonly isSample: boolean;
  /** Where the text comes from. */
  readonly sourceName: string;
  /** Address of the official copy, or empty. */
  readonly sourceUrl: string;
}
