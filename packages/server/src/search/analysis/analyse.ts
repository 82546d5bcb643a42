import type { TextField } from '../fields.js';
import { foldWord } from './fold-word.js';
import { scanWords } from './scan-words.js';
import { stemWord } from './stem-word.js';

/** Turns one word of a field into the term that the index holds. */
export type WordAnalyser = (word: string) => string;

/** Identifiers are compared as they stand; everything else by its stem. */
export const unstemmedFields: ReadonlySet<TextField> = new Set(['citations']);

/** The analyser of a field, the same for index, query and highlighter. */
export function analyserOf(field: TextField): WordAnalyser {
  return unstemmedFields.has(field) ? foldWord : stemWord;
}

/** The terms of a text in their order. */
export function analyse(field: TextField, text: string): string[] {
  const toTerm = analyserOf(field);
  const terms: string[] = [];
  scanWords(text, (start, end) => {
    const term = toTerm(text.slice(start, end));
    if (term !== '') terms.push(term);
  });
  return terms;
}

/** The same citation however it is punctuated: `A.I.R. 1973 S.C. 1461` and `AIR 1973 SC 1461`. */
export function citationKey(citation: string): string {
  return analyse('citations', citation.replace(/(?<=\b\p{L})\.(?=\s?\p{L}\b\.?)/gu, '')).join(' ');
}
