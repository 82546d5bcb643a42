import type { TextField } from '../../model/fields.js';
import { unstemmedFields } from '../../text/analysis/analyse.js';

/** Names of the fields of the index that are not fields of a document. */
export const indexFields = {
  /** Words for the ranking. */
  rank: 'rank',
  /** Names of the text fields that are not empty. */
  present: 'present',
  citationKeys: 'citationKeys',
  nameKeys: 'nameKeys',
  year: 'decidedYear',
  month: 'decidedMonth',
} as const;

/**
 * Marks at the first and the last word of each sentence and each paragraph, or at its only word. The index has those of
 * several words: between a start and the next end is nothing but one sentence, or one paragraph.
 */
export const unitMarks = {
  sentence: { start: '<', end: '>', only: '!' },
  paragraph: { start: '{', end: '}', only: '~' },
} as const;

/** Returns the field of the index with the words of a text field. */
export function wordField(field: TextField, { isExact }: { readonly isExact: boolean }): string {
  return isExact && !unstemmedFields.has(field) ? `words.${field}.exact` : `words.${field}`;
}

/** Returns the field of the index by which a text is sorted. */
export function sortField(field: 'title' | 'courtName'): string {
  return `${field}Order`;
}
