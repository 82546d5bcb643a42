/** A stretch of the plain text of a document, in UTF-16 units as JavaScript counts them; `end` is behind the last one. */
export interface TextPosition {
  /** Units in front of the stretch. */
  readonly start: number;
  /** Units up to its end. */
  readonly end: number;
}

/** The words of a stretch and what stands around it, as the W3C's Web Annotation model has them. */
export interface TextQuote {
  /** The words themselves. */
  readonly exact: string;
  /** Up to 32 units in front of them. */
  readonly prefix: string;
  /** Up to 32 units behind them. */
  readonly suffix: string;
}

/** Where a note or a hit belongs, in a form that outlives another rendering of the document. Plain data for storage. */
export interface TextSelector {
  /** Where the stretch stood when the selector was made. */
  readonly position: TextPosition;
  /** What it said, to find it again when the text around it has grown or shrunk. */
  readonly quote: TextQuote;
}

/** A stretch inside a paragraph, section or any other element with an id. */
export interface Passage {
  /** Id of the element in the sanitised HTML, such as `p12`. */
  readonly paragraph: string;
  /** Units of the element's text in front of the stretch. */
  readonly start: number;
  /** Units of the element's text up to its end; beyond the element's text where the stretch goes on into the next. */
  readonly end: number;
}
