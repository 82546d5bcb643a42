import { unstemmedFields } from '../../../text/analysis/analyse.js';
import { stemWord } from '../../../text/analysis/stem-word.js';
import type { TextField } from '../../../model/fields.js';
import type { Hits } from '../../../text/spans/spans.js';
import { readMarkedWords } from '../indexing/write-words.js';
import type { WordLeaf } from './word-leaf.js';

/** The leaves whose places in a text are of interest, each with a number. */
export interface WordSets {
  /** Returns the number of a leaf. */
  add(leaf: WordLeaf): number;
  /** Finds the words of all leaves in a written text; positions count every word. */
  hitsIn(written: string): Hits[];
}

/** Starts an empty collection of one field. */
export function openWordSets(field: TextField): WordSets {
  const isStemmed = !unstemmedFields.has(field);
  const numbers = new Map<string, number>();
  const byStem = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();

  function add(map: Map<string, number[]>, key: string, number: number): void {
    const others = map.get(key);
    if (others === undefined) map.set(key, [number]);
    else if (!others.includes(number)) others.push(number);
  }

  return {
    add(leaf) {
      // A phrase that repeats a word in two forms needs it twice.
      const form = leaf.forms === undefined || !isStemmed ? leaf.forms : stemWord(leaf.forms);
      const key = JSON.stringify([form, leaf.words]);
      let number = numbers.get(key);
      if (number !== undefined) return number;
      number = numbers.size;
      numbers.set(key, number);
      if (leaf.forms !== undefined) {
        if (isStemmed) add(byStem, stemWord(leaf.forms), number);
        else add(byWord, leaf.forms, number);
      }
      for (const word of leaf.words ?? []) add(byWord, word, number);
      return number;
    },
    hitsIn(written) {
      const hits = Array.from({ length: numbers.size }, (): Hits => ({ positions: [], sentences: [], paragraphs: [] }));
      let position = 0;
      let sentence = 0;
      let paragraph = 0;
      readMarkedWords(written, (word, before) => {
        if (before !== undefined) sentence += 1;
        if (before === 'paragraph') paragraph += 1;
        const words = byWord.get(word);
        const stems = byStem.size === 0 ? undefined : byStem.get(stemWord(word));
        const found = words === undefined ? stems : stems === undefined ? words : [...new Set([...words, ...stems])];
        for (const number of found ?? []) {
          const into = hits[number]!;
          into.positions.push(position);
          into.sentences.push(sentence);
          into.paragraphs.push(paragraph);
        }
        position += 1;
      });
      return hits;
    },
  };
}
