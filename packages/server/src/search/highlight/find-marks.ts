import { type FoundWord, findWords } from './find-words.js';
import type { WantedWords } from './wanted-words.js';

/** A stretch of a text to be marked. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly term: string;
  /** True when the next mark is the next word of the same phrase, so that both are marked as one. */
  joinsNext: boolean;
}

/** Finds the words of a text that are to be marked, in their order. */
export function findMarks(text: string, wanted: WantedWords): Mark[] {
  const words = findWords(text, wanted);
  const isMarked = new Uint8Array(words.length);
  const joins = new Uint8Array(words.length);
  for (const [index, { term }] of words.entries()) if (wanted.singles.has(term)) isMarked[index] = 1;
  for (const phrase of wanted.phrases) {
    for (let index = 0; index + phrase.length <= words.length; index += 1) {
      if (!isPhraseAt(words, index, phrase)) continue;
      isMarked.fill(1, index, index + phrase.length);
      joins.fill(1, index, index + phrase.length - 1);
    }
  }
  const marks: Mark[] = [];
  for (const [index, { start, end, term }] of words.entries()) {
    if (isMarked[index] === 1) marks.push({ start, end, term, joinsNext: joins[index] === 1 });
  }
  return marks;
}

function isPhraseAt(words: readonly FoundWord[], index: number, phrase: readonly string[]): boolean {
  return phrase.every((term, step) => {
    const word = words[index + step]!;
    return word.term === term && (step === 0 || word.followsLast);
  });
}
