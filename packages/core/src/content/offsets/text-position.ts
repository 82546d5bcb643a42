/** A range of the plain text of a document, in UTF-16 units. */
export interface TextPosition {
  /** Index of the first unit. */
  readonly start: number;
  /** Index after the last unit. */
  readonly end: number;
}
