import { count, flag, items, record, sureCount, text } from '../wire/readers.js';

/** Words of a search in the text of a document. */
export interface TextHit {
  /** Where it begins in the plain text of the document, in UTF-16 units. */
  readonly start: number;
  /** Where it ends. */
  readonly end: number;
  /** Its words, as printed. */
  readonly text: string;
}

/** Where the text of a document contains the words of a search. */
export interface TextHits {
  /** In the order of the text, at most 5,000. Words of a phrase are one hit. */
  readonly hits: readonly TextHit[];
  /** How many there are, also those that the list omits. */
  readonly total: number;
  /** True if time ran out, so that there may be more. */
  readonly timedOut: boolean;
}

const hits = /* @__PURE__ */ items(/* @__PURE__ */ record<TextHit>({ start: sureCount, end: sureCount, text }));

/** Reads the hits in a text. */
export const textHits = /* @__PURE__ */ record<TextHits>({ hits, total: count, timedOut: ['timed_out', flag] });

/** Writes the hits in a text with the contract's names. */
export function writeTextHits({ hits: list, total, timedOut }: TextHits) {
  return { hits: list, total, timed_out: timedOut };
}
