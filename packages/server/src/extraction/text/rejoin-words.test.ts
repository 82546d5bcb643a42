import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rejoinWords } from './rejoin-words.js';

/** Broken words as one pattern; another pattern finds whole words. */
const BROKEN = /\b([A-Za-z]{2,})- ([a-z]{2,})\b/g;
const WHOLE = /[A-Za-z]+(?:-[A-Za-z]+)*/g;

function rejoinSlowly(paragraphs: readonly string[]): string[] {
  const words = new Set(paragraphs.flatMap((text) => text.match(WHOLE) ?? []).map((word) => word.toLowerCase()));
  return paragraphs.map((text) =>
    text.replace(BROKEN, (printed: string, first: string, second: string) => {
      const wholes = [`${first}-${second}`, `${first}${second}`];
      return wholes.find((whole) => words.has(whole.toLowerCase())) ?? printed;
    }),
  );
}

describe('rejoinWords', () => {
  it('rejoins a word that is whole elsewhere, with its hyphen if it has one, and no other', () => {
    expect(rejoinWords(['Cross- examination, non- est.', 'The appel- lant', 'appellant in cross-examination'])).toEqual(
      ['Cross-examination, non- est.', 'The appellant', 'appellant in cross-examination'],
    );
  });

  it('finds the same broken words as a pattern over the whole text', () => {
    const piece = fc.constantFrom('ab', 'abab', 'Ab', 'a', 'b', '- ', '-', ' ', '_', '1', '.', 'é', 'ab- ab', 'ab-ab ');
    const paragraph = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 4 }), (paragraphs) => {
        expect(rejoinWords(paragraphs)).toEqual(rejoinSlowly(paragraphs));
      }),
      { numRuns: 2000 },
    );
  });
});
