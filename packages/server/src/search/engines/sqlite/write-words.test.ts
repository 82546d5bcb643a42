import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_WORD, LONG_NUMBER, PARAGRAPH_END, SENTENCE_END, type TokenStream } from './tokens/token-stream.js';
import { foldWord } from '../../text/analysis/fold-word.js';
import { scanWords } from '../../text/analysis/scan-words.js';
import type { FindWord } from './word-table.js';
import { openWordWriter } from './write-words.js';

function openMemoryDictionary() {
  const words: string[] = [];
  const ids = new Map<string, number>();
  const findWord: FindWord = (folded) => {
    let id = ids.get(folded);
    if (id === undefined) {
      words.push(folded);
      id = words.length;
      ids.set(folded, id);
    }
    return id;
  };
  return { findWord, wordOf: (id: number) => words[id - 1] };
}

/** The stream as words, with `.` for the end of a sentence and `¶` for the end of a paragraph. */
function spell(stream: TokenStream, wordOf: (id: number) => string | undefined): string[] {
  const spelt: string[] = [];
  for (let place = 0; place < stream.length; place += 1) {
    const unit = stream[place] ?? 0;
    if (unit === SENTENCE_END) spelt.push('.');
    else if (unit === PARAGRAPH_END) spelt.push('¶');
    else if (unit < LONG_NUMBER) spelt.push(wordOf(unit - FIRST_WORD) ?? '?');
    else {
      spelt.push(wordOf((stream[place + 1] ?? 0) + (stream[place + 2] ?? 0) * 0x10000 - FIRST_WORD) ?? '?');
      place += 2;
    }
  }
  return spelt;
}

function foldedWords(text: string): string[] {
  const words: string[] = [];
  scanWords(text, (start, end) => {
    const folded = foldWord(text.slice(start, end));
    if (folded !== '') words.push(folded);
  });
  return words;
}

describe('openWordWriter', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'Arbitrations',
      "Hon'ble",
      'court’s',
      '§',
      '&',
      'café',
      '𝐖rit',
      'न्यायालय',
      '\u0301',
      'x'.repeat(100),
      'ﷺ',
    ),
    fc.stringMatching(/^[A-Za-z0-9]{1,40}$/),
    fc.string({ unit: 'binary' }),
  );

  it('writes the folded words in order, for any text', () => {
    const dictionary = openMemoryDictionary();
    const write = openWordWriter(dictionary.findWord);
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join(' ');
        const { stream, count } = write(text);
        const expected = foldedWords(text);
        expect(spell(stream, dictionary.wordOf)).toEqual(expected);
        expect(count).toBe(expected.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('accepts more different words than its table remembers, and texts longer than its first buffer', () => {
    const { findWord, wordOf } = openMemoryDictionary();
    const write = openWordWriter(findWord);
    const text = Array.from({ length: 300_000 }, (_, index) => `w${index.toString(36)}`).join(' ');
    expect(spell(write(text).stream, wordOf).join(' ')).toBe(text);
    expect(spell(write(`${text} w0 w1`).stream, wordOf).slice(-2)).toEqual(['w0', 'w1']);
  });

  it('marks the ends of sentences and paragraphs', () => {
    const { findWord, wordOf } = openMemoryDictionary();
    const text = '“He left.” She: stayed.\n\n— \n\n12. Why?';
    const ends = [text.indexOf(' She'), text.indexOf('\n\n'), text.indexOf(' \n\n') + 1, text.length];
    const { stream } = openWordWriter(findWord)(text, ends);
    expect(spell(stream, wordOf)).toEqual(['he', 'left', '.', 'she', 'stayed', '¶', '12', 'why']);
  });
});
