/** What a text claims of a judgment that it cites: a quotation, or a page or paragraph. Offsets are UTF-16 units of the text. */
export interface Claim {
  /** Index of the first character of the citation to which it belongs. */
  readonly of: number;
  /** Index of the first character of the quoted words or of the pinpoint. */
  readonly start: number;
  /** Index after the last one. */
  readonly end: number;
  /** The quoted words, without the marks around them; empty for a pinpoint. */
  readonly quotation: string;
  /** The page or paragraph as printed: `para 23`; empty for a quotation. */
  readonly pinpoint: string;
  /**
   * False if the quotation may belong to something else: then only its likeness to the judgment tells. The same words may be
   * claimed of several citations, the likeliest first.
   */
  readonly isSure: boolean;
}
