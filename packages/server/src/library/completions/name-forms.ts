import { partyWordMeaning } from '@headnote/core/citation';

/** Longest key of a name, in characters; longer names differ before. */
const MAX_KEY = 120;
/** Longest word kept, in characters. */
const MAX_WORD = 40;
/** Words of one name; more are a list of parties that nobody types to its end. */
const MAX_WORDS = 24;

const ACCENTS = /[\u0300-\u036f]/g;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Letters with blanks or dots between them: `S.P.`, `S P`. */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:[.\s]+\p{L}(?![\p{L}\p{N}]))+/gu;
/** Messrs, and the others of a party who are not named. */
const AROUND = /^\s*m\s?\/\s?s\.?\s+|\bhon['’]?ble\b|(?:&|\band)\s+\d+\s+(?:ors|others)\b/g;

/** Words that say nothing about a name: links, honours, and others who are not named. */
const SILENT = new Set(
  'v vs versus and the of ors anr others another or etc mr mrs ms messrs dr smt shrimati shri sri shree kumari km justice adv advocate'.split(
    ' ',
  ),
);

/** A name as the library finds it. */
export interface NameForms {
  /** The same for all spellings of a name; empty for a text without a word. */
  readonly key: string;
  /** The words by which it is found. */
  readonly words: readonly string[];
}

/** One word that a reader has typed, and what it may stand for: each entry is words that a name must all have. */
export interface TypedWord {
  readonly word: string;
  readonly readings: readonly (readonly string[])[];
}

/** Lower case, without accents. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
}

/** Reads a name: initials count joined and apart, short forms also as what they mean, honours and `& Ors.` not at all. */
export function nameForms(name: string): NameForms {
  const plain = foldText(name).replace(AROUND, ' ');
  const joined = wordsOf(plain.replace(INITIALS, joinLetters));
  const key = joined
    .flatMap((word) => meaningOf(word) ?? [word])
    .join(' ')
    .slice(0, MAX_KEY);
  const words = [...wordsOf(plain), ...joined, ...joined.flatMap((word) => meaningOf(word) ?? [])];
  return { key, words: [...new Set(words)].slice(0, MAX_WORDS) };
}

/** Reads the words typed so far, the last of them perhaps unfinished. */
export function typedWords(text: string): readonly TypedWord[] {
  const plain = foldText(text).replace(AROUND, ' ');
  const runs = new Map((plain.match(INITIALS) ?? []).map((letters) => [joinLetters(letters), wordsOf(letters)]));
  const words = wordsOf(plain.replace(INITIALS, joinLetters));
  return [...new Set(words)].map((word) => {
    const readings = [[word], runs.get(word) ?? [], meaningOf(word) ?? []];
    return { word, readings: readings.filter((reading) => reading.length > 0) };
  });
}

/**
 * Returns what a short form or another spelling means; undefined for any other word. A state, its government and the Union
 * mean the same in a cause title, but they are three names.
 */
function meaningOf(word: string): readonly string[] | undefined {
  const meant = partyWordMeaning(word);
  return meant.length === 0 || meant.includes('state') ? undefined : meant;
}

const joinLetters = (letters: string): string => letters.replace(/[.\s]/g, '');

function wordsOf(plain: string): string[] {
  const words = plain.match(WORD) ?? [];
  return words.filter((word) => !SILENT.has(word)).map((word) => word.slice(0, MAX_WORD));
}
