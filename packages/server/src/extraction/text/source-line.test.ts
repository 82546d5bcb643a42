import { describe, expect, it } from 'vitest';
import { dropDrawnLines, splitSourceLines } from './source-line.js';

const texts = (source: string) => splitSourceLines(source).map((line) => line.text);

describe('splitSourceLines', () => {
  it('recognises the line ends of every system', () => {
    expect(texts('one\r\ntwo\rthree\nfour\u2028five')).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('counts pages by form feeds, and marks gaps', () => {
    expect(splitSourceLines('one\n\ntwo\n\fthree')).toEqual([
      { text: 'one', page: 0, hasGapBefore: false },
      { text: 'two', page: 0, hasGapBefore: true },
      { text: 'three', page: 1, hasGapBefore: true },
    ]);
  });

  it('collapses spaces, and removes invisible characters', () => {
    expect(texts('  a \t b\u00a0\u00a0c\u200b \u0000d\ufeff')).toEqual(['a b c d']);
  });

  it('removes the escape only from list numbers', () => {
    expect(texts('12\\. Leave granted.\nC:\\. no')).toEqual(['12. Leave granted.', 'C:\\. no']);
  });
});

describe('dropDrawnLines', () => {
  it('removes lines without a word, and keeps their gap', () => {
    const lines = dropDrawnLines(splitSourceLines('above\n=====\nbelow\n* * *\n(end)'));
    expect(lines.map((line) => [line.text, line.hasGapBefore])).toEqual([
      ['above', false],
      ['below', true],
      ['(end)', true],
    ]);
  });
});
