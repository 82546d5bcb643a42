import { count, items, record, sureText, type Fields, type Reader } from '../wire/readers.js';

/** A word or name that completes the text in a field. */
export interface Completion {
  /** The text for the field. */
  readonly text: string;
  /** How many documents contain it; 0 if unknown. */
  readonly count: number;
}

/** Fields of a completion on the wire. */
export const completionFields: Fields<Completion> = { text: sureText, count };
const object = record(completionFields);

/** Reads a list of completions; each item is an object or only its text. */
export const completions: Reader<readonly Completion[]> = items((value) =>
  typeof value === 'string' && !value.startsWith('{') ? { text: value, count: 0 } : object(value),
);
