import { items, record, sureText, text, type Fields } from '../wire/readers.js';

/** A section of an act. */
export interface Section {
  /** Its anchor in the act's text. */
  readonly id: string;
  /** As printed, for example `4A`. */
  readonly number: string;
  /** Text to display. */
  readonly title: string;
}

/** Fields of a section on the wire. */
export const sectionFields: Fields<Section> = { id: sureText, number: ['section_no', text], title: text };

/** Reads a list of sections. */
export const sections = items(record(sectionFields));
