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

export const sectionWords = {
  /** Title of the act. */
  act: text,
  /** As printed, for example `4A`. */
  number: ['section_no', text],
  heading: text,
  /** Its first words, at most `sectionWordsLimit` characters; for a reader without a subscription those of the preview, perhaps none. */
  words: text,
  /** `Repealed …`, `Amended …`; empty if in force or unknown. */
  statusText: ['status_text', text],
} as const;

/** Characters of a section's words: what a reader takes in without opening the act. */
export const sectionWordsLimit = 1200;

/** The words of a section, for a glance at it. */
export interface SectionWords extends ValueOf<typeof sectionWords> {}
