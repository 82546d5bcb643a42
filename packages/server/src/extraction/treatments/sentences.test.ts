import { describe, expect, it } from 'vitest';
import { correctSentences } from './sentences.js';

const cut = (plain: string, ends: readonly number[], cases: readonly { start: number; end: number }[]): string[] =>
  correctSentences(plain, ends, cases).map(({ start, end }) => plain.slice(start, end));

describe('sentences', () => {
  const plain = 'We follow Anand & Ors. AIR 1961 SC 838. Rent was due.';

  it('do not end inside a case', () => {
    expect(cut(plain, [22, 39, 53], [{ start: 10, end: 38 }])).toEqual([
      'We follow Anand & Ors. AIR 1961 SC 838.',
      'Rent was due.',
    ]);
    expect(cut('In Anand v. Union it was held. Rent was due.', [11, 30, 44], [])).toHaveLength(2);
  });

  it('control: the same ends cut outside a case', () => {
    expect(cut(plain, [22, 39, 53], [])).toHaveLength(3);
  });

  it('are limited to the length of a list of a hundred citations', () => {
    const text = 'x. '.repeat(4_000);
    const ends = Array.from({ length: 4_000 }, (_, index) => index * 3 + 2);
    expect(correctSentences(text, ends, [{ start: 0, end: text.length }]).length).toBeGreaterThan(1);
  });
});
