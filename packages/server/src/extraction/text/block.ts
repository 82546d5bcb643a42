/** A piece of a document's text in reading order. */
export interface Block {
  readonly kind: 'paragraph' | 'heading' | 'quote' | 'note';
  /** Text without markup, one line. */
  readonly text: string;
  /** Places of the text with an id of their own, in ascending order; they do not overlap. */
  readonly marks?: readonly Mark[];
  /** The part of the cause title to which the block belongs. */
  readonly part?: CausePart;
}

/** A place inside a block that links can lead to: a printed number, the beginning of an opinion, a page of the report. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly id: string;
}

/** The parts of a cause title: court, case number, parties, bench, counsel, and other notes such as the date. */
export type CausePart = 'court' | 'number' | 'parties' | 'bench' | 'counsel' | 'note';
