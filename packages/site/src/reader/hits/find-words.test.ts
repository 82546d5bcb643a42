import { describe, expect, it } from 'vitest';
import { findWords } from './find-words.js';

const text = 'The sole  repository of liberty.\nThe SOLE\nrepository (and 50% more) of law: a+b.';

describe('findWords', () => {
  it('finds words in any case and over line ends, as they stand there', () => {
    const { hits, total } = findWords(text, ' sole repository ');
    expect(total).toBe(2);
    expect(hits.map((hit) => text.slice(hit.start, hit.end))).toEqual(['sole  repository', 'SOLE\nrepository']);
    expect(hits.map((hit) => hit.text)).toEqual(['sole  repository', 'SOLE\nrepository']);
  });

  it('takes every character as itself', () => {
    expect(findWords(text, '(and 50%').total).toBe(1);
    expect(findWords(text, 'a+b.').total).toBe(1);
    expect(findWords(text, 'a.b').total).toBe(0);
  });

  it('does not search for one letter, and lists no more than anybody steps through', () => {
    expect(findWords(text, 'o').total).toBe(0);
    const many = findWords('ab '.repeat(5000), 'ab');
    expect([many.hits.length, many.total]).toEqual([2000, 5000]);
  });
});
