import type { TextField } from '../../model/fields.js';
import { foldWord } from './fold-word.js';
import { scanWords } from './scan-words.js';
import { stemWord } from './stem-word.js';

/** Turns one word of a field into a term of the index. */
export type WordAnalyser = (word: string) => string;

/** Identifiers are compared unchanged, all other words by their stem. */
export const unstemmedFields: ReadonlySet<TextField> = new Set(['citations', 'caseNumber']);

/** Returns the analyser of a field; index, query and highlighter use the same one. */
export function analyserOf(field: TextField): WordAnalyser {
  return unstemmedFields.has(field) ? foldWord : stemWord;
}

/** Returns the terms of a text in order. */
export function analyse(field: TextField, text: string): string[] {
  const toTerm = analyserOf(field);
  const terms: string[] = [];
  scanWords(text, (start, end) => {
    const term = toTerm(text.slice(start, end));
    if (term !== '') terms.push(term);
  });
  return terms;
}

/** Unifies the punctuation of citations: `A.I.R. 1973 S.C. 1461` equals `AIR 1973 SC 1461`. */
export function citationKey(citation: string): string {
  return analyse('citations', citation.replace(/(?<=\b\p{L})\.(?=\s?\p{L}\b\.?)/gu, '')).join(' ');
}
