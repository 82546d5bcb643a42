/** A bare act with English field names. Unknown text is empty. */
export interface ActRecord {
  /** Id of the document. */
  readonly id: string;
  /** The act's number in links; the same value as `id`. */
  readonly number: string;
  /** As printed. */
  readonly title: string;
  /** Null if unknown. */
  readonly year: number | null;
  /** The text as sanitised HTML with section ids; only the preview for visitors. */
  readonly content: string;
  /** Number within the year as printed, for example `Act 9 of 1930`. */
  readonly actNumber: string;
  /** Our own citation, unique, for example `1930 HNA 3`. */
  readonly houseCitation: string;
  /** False if the source has no text of any section. */
  readonly isAvailable: boolean;
  /** `Repealed`, `Amended up to …`, if the source says so. */
  readonly statusText: string;
  /** ISO date of the repeal; null if the act is in force as far as the library knows, or the date is not known. */
  readonly repealedOn: string | null;
  /** Title of the act that repealed it; empty if it is in force as far as the library knows. */
  readonly repealedBy: string;
  /** Id of that act; empty if the library does not have it. */
  readonly repealedById: string;
  /** Where that is from: the section of that act, `s. 358`, or a list with its day; empty if not recorded. */
  readonly repealSource: string;
  /** ISO date of the source's text; null if unknown. */
  readonly asOn: string | null;
  /** The responsible ministry. */
  readonly ministry: string;
  /** The act's own long title. */
  readonly longTitle: string;
  /** True for the fictional sample that ships with the product. */
  readonly isSample: boolean;
  /** Source of the text. */
  readonly sourceName: string;
  /** Address of the official copy; empty if unknown. */
  readonly sourceUrl: string;
}
