import { stemWord } from '../../../text/analysis/stem-word.js';
import { unstemmedFields } from '../../../text/analysis/analyse.js';
import { type TextField, lengthFields, textFields } from '../../../model/fields.js';
import { rankingWeights } from '../../../model/ranking-weights.js';
import { readMarkedWords } from './write-words.js';

/** The fields that count for a word of a whole judgment or act, as core searches it. */
export const wholeFields = {
  case: new Set<TextField>(textFields.filter((field) => field !== 'title')),
  act: new Set<TextField>(['title', 'content']),
} as const;

/** Fields that are searched together, with their name in front of a word. */
const PARTIES: ReadonlySet<TextField> = new Set(['appellant', 'respondent']);
const PARTY = 'party';

/** Fills up the length. No word is like it. */
const FILLER = '#';

/**
 * The length of every document is this many times its number of words, so that only the number of words counts: no
 * word counts more often, with the largest weight, in the whole, by its field and by its group of fields.
 */
const LENGTHS = 16;

/**
 * Returns the words of a document with their frequencies, weighted by field: each word of the whole document, and each
 * word of a field with the field's name in front. Their sum is 16 times the number of words.
 */
export function writeRankWords(kind: 'case' | 'act', words: Readonly<Partial<Record<TextField, string>>>): string {
  const counts = new Map<string, number>();
  let length = 0;
  let sum = 0;
  const add = (word: string, weight: number) => {
    counts.set(word, (counts.get(word) ?? 0) + weight);
    sum += weight;
  };
  for (const field of textFields) {
    const isWhole = wholeFields[kind].has(field);
    const isStemmed = !unstemmedFields.has(field);
    const weight = rankingWeights[field];
    readMarkedWords(words[field] ?? '', (word) => {
      const term = isStemmed ? stemWord(word) : word;
      if (lengthFields.has(field)) length += 1;
      // A citation is compared as it is, so it is another word than its stem.
      if (isWhole && isStemmed) add(term, weight);
      add(`${field}:${term}`, weight);
      if (PARTIES.has(field)) add(`${PARTY}:${term}`, weight);
    });
  }
  const tokens = [...counts].map(([word, count]) => `${word}|${count}`);
  const rest = LENGTHS * length - sum;
  if (rest > 0) tokens.push(`${FILLER}|${rest}`);
  return tokens.join(' ');
}

/** Returns the words by which a term of several fields ranks. */
export function rankWordsOf(term: string, fields: readonly TextField[]): string[] {
  if (fields.length > 1 && fields.includes('content')) return [term];
  if (fields.length === PARTIES.size && fields.every((field) => PARTIES.has(field))) return [`${PARTY}:${term}`];
  return fields.map((field) => `${field}:${term}`);
}
