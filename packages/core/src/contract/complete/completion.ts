import type { ValueOf } from '../wire/kind.js';
import { count, orText, sureText } from '../wire/readers.js';

export const completionFields = {
  /** The text for the field. */
  text: sureText,
  /** How many documents contain it; 0 if unknown. */
  count,
} as const;

/** A word or name that completes the text in a field. */
export interface Completion extends ValueOf<typeof completionFields> {}

/** A completion; a server may send only its text. */
export const completion = /* @__PURE__ */ orText<Completion>(completionFields);
