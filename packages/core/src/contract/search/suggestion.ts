import { completionFields, type Completion } from '../complete/completion.js';
import { both, items, record, word } from '../wire/readers.js';

/** A suggestion for the text in the search box. */
export interface Suggestion extends Completion {
  /** Why it is suggested. */
  readonly kind: (typeof suggestionKinds)[number];
}

/** Every kind of suggestion. */
export const suggestionKinds = ['did-you-mean', 'next-word', 'party', 'act', 'citation'] as const;

/** Reads a list of suggestions. */
export const suggestions = items(record<Suggestion>(both(completionFields, { kind: word(suggestionKinds) })));
