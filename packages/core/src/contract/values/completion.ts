import { both, count, items, record, sureText, word, type Fields, type Reader } from '../wire/readers.js';

/** One word or name that completes what is typed. */
export interface Completion {
  /** What is put into the field. */
  readonly text: string;
  /** How many documents have it; 0 where not known. */
  readonly count: number;
}

/** What may be meant by what was typed into the search. */
export interface Suggestion extends Completion {
  /** Why it is suggested. */
  readonly kind: 'did-you-mean' | 'next-word' | 'party' | 'act';
}

/** Every kind of suggestion. */
export const suggestionKinds = ['did-you-mean', 'next-word', 'party', 'act'] as const;

const fields: Fields<Completion> = { text: sureText, count };
const object = record(fields);

/** Reads a list of completions, each an object or its text alone. */
export const completions: Reader<readonly Completion[]> = items((value) =>
  typeof value === 'string' && !value.startsWith('{') ? { text: value, count: 0 } : object(value),
);

/** Reads a list of suggestions. */
export const suggestions = items(record<Suggestion>(both(fields, { kind: word(suggestionKinds) })));
