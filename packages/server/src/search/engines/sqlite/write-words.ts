import {
  FIRST_WORD,
  PARAGRAPH_END,
  SENTENCE_END,
  type TokenStream,
  UNITS_OF_WORD,
  writeWord,
} from './tokens/token-stream.js';
import { foldWord } from '../../text/analysis/fold-word.js';
import { scanWords } from '../../text/analysis/scan-words.js';
import { type FindWord, openWordTable } from './word-table.js';

/** Initial size; it grows with the longest text. */
const FIRST_ROOM = 1 << 16;

/** Maximum units of a word with the mark before it. */
const STREAM_ROOM = UNITS_OF_WORD + 1;

/** Size of the cache for words with other than plain English letters; when full, it is cleared. */
const MAX_REMEMBERED = 50_000;

/** The words of a text for the index. */
export interface WrittenWords {
  /** The token stream. */
  readonly stream: TokenStream;
  /** Number of words. */
  readonly count: number;
}

/** Writes the words of a text; `sentenceEnds` are ascending offsets after the last character of each sentence. */
export type WriteWords = (text: string, sentenceEnds?: readonly number[]) => WrittenWords;

/**
 * Opens a writer in front of a dictionary. Plain English words go from text to index through a table of bytes, without
 * strings, which is several times faster.
 */
export function openWordWriter(findWord: FindWord): WriteWords {
  const table = openWordTable(findWord);
  const remembered = new Map<string, number>();
  let stream = new Uint16Array(FIRST_ROOM);

  function findUnusual(folded: string): number {
    let known = remembered.get(folded);
    if (known === undefined) {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      known = findWord(folded);
      remembered.set(folded, known);
    }
    return known;
  }

  return (text, sentenceEnds = []) => {
    let streamLength = 0;
    let nextEnd = 0;
    let isOpen = false;
    let count = 0;

    /** Marks the ends before a position; of several without a word in between, the strongest counts. */
    const markEnds = (place: number) => {
      let mark = SENTENCE_END;
      const first = nextEnd;
      for (; nextEnd < sentenceEnds.length && sentenceEnds[nextEnd]! <= place; nextEnd += 1) {
        if (text.startsWith('\n\n', sentenceEnds[nextEnd])) mark = PARAGRAPH_END;
      }
      if (nextEnd === first || !isOpen) return;
      stream[streamLength] = mark;
      streamLength += 1;
      isOpen = false;
    };

    scanWords(text, (start, end) => {
      if (streamLength + STREAM_ROOM > stream.length) {
        const longer = new Uint16Array(stream.length * 2);
        longer.set(stream);
        stream = longer;
      }
      let id = table.find(text, start, end);
      if (id === undefined) {
        const folded = foldWord(text.slice(start, end));
        if (folded === '') return;
        id = findUnusual(folded);
      }
      if (nextEnd < sentenceEnds.length && sentenceEnds[nextEnd]! <= start) markEnds(start);
      streamLength = writeWord(id + FIRST_WORD, stream, streamLength);
      isOpen = true;
      count += 1;
    });
    return { stream: stream.slice(0, streamLength), count };
  };
}
