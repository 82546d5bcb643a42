/** A range of the plain text of a document, in UTF-16 units. */
export interface TextPosition {
  /** Index of the first unit. */
  readonly start: number;
  /** Index after the last unit. */
  readonly end: number;
}

/** The words of a range and their context, as in the W3C Web Annotation model. */
export interface TextQuote {
  /** The words. */
  readonly exact: string;
  /** Up to 32 units before them. */
  readonly prefix: string;
  /** Up to 32 units after them. */
  readonly suffix: string;
}

/** Identifies a range of a document, for a note or a hit, even after the document changes. Plain data for storage. */
export interface TextSelector {
  /** The position when the selector was created. */
  readonly position: TextPosition;
  /** The words, to find the range again after the text around it has changed. */
  readonly quote: TextQuote;
}

/** A range inside a paragraph, section or other element with an id. */
export interface Passage {
  /** Id of the element in the sanitised HTML, such as `p12`. */
  readonly paragraph: string;
  /** Index of the first unit in the element's text. */
  readonly start: number;
  /** Index after the last unit. It is larger than the length of the element's text if the range continues after it. */
  readonly end: number;
}
