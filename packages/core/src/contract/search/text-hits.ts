import type { Fields, ValueOf } from '../wire/kind.js';
import { count, flag, sureCount, text } from '../wire/readers.js';

const textHit = {
  /** Where it begins in the plain text of the document, in UTF-16 units. */
  start: sureCount,
  /** Where it ends. */
  end: sureCount,
  /** Its words, as printed. */
  text,
} as const;

/** Words of a search in the text of a document. */
export interface TextHit extends ValueOf<typeof textHit> {}

export const textHits = {
  /** In the order of the text, at most 5,000. Words of a phrase are one hit. */
  hits: [textHit as Fields<TextHit>],
  /** How many there are, also those that the list omits. */
  total: count,
  /** True if time ran out, so that there may be more. */
  timedOut: ['timed_out', flag],
} as const;

/** Where the text of a document contains the words of a search. */
export interface TextHits extends ValueOf<typeof textHits> {}
