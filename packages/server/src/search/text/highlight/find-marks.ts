import { type FoundWord, type MarkedPlaces, findWords } from './find-words.js';
import type { WantedPhrase, WantedWords } from './wanted-words.js';

/** A stretch of a text to mark. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly term: string;
  /** True if the next mark is the next word of the same phrase, so both become one mark. */
  joinsNext: boolean;
}

/** Finds the words of a text to mark, in order; `places` are the words found close to each other. */
export function findMarks(text: string, wanted: WantedWords, places?: MarkedPlaces): Mark[] {
  const words = findWords(text, wanted, places);
  const isMarked = new Uint8Array(words.length);
  const joins = new Uint8Array(words.length);
  for (const [index, { isSingle, joinsNext }] of words.entries()) {
    if (isSingle) isMarked[index] = 1;
    if (joinsNext && words[index + 1]?.followsLast === true) joins[index] = 1;
  }
  for (const phrase of wanted.phrases) {
    const { length } = phrase.words;
    for (let index = 0; index + length <= words.length; index += 1) {
      if (!isPhraseAt(words, index, phrase)) continue;
      isMarked.fill(1, index, index + length);
      joins.fill(1, index, index + length - 1);
    }
  }
  const marks: Mark[] = [];
  for (const [index, { start, end, term }] of words.entries()) {
    if (isMarked[index] === 1) marks.push({ start, end, term, joinsNext: joins[index] === 1 });
  }
  return marks;
}

function isPhraseAt(words: readonly FoundWord[], index: number, { words: phrase, isExact }: WantedPhrase): boolean {
  return phrase.every((wanted, step) => {
    const word = words[index + step]!;
    return (isExact ? word.folded : word.term) === wanted && (step === 0 || word.followsLast);
  });
}
