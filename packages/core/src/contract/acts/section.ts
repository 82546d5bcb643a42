import type { ValueOf } from '../wire/kind.js';
import { sureText, text } from '../wire/readers.js';

export const section = {
  /** Its anchor in the act's text. */
  id: sureText,
  /** As printed, for example `4A`. */
  number: ['section_no', text],
  /** Text to display. */
  title: text,
} as const;

/** A section of an act. */
export interface Section extends ValueOf<typeof section> {}
