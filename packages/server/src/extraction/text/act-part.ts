/** A section of an act, or a page of an act that exists only as a PDF. */
export interface ActPart {
  /** Anchor in the HTML. */
  readonly anchor: string;
  readonly number: string;
  readonly heading: string;
  /** Text of the source; paragraphs are separated by empty lines, lines within them are the publisher's. */
  readonly text: string;
  /** Notes of the source about amendments, one a line or a paragraph. */
  readonly footnotes: string;
  readonly isPage: boolean;
  /** Of a page: the anchors of the sections that begin on it, by the index of their first paragraph. */
  readonly openings?: ReadonlyMap<number, string>;
}
