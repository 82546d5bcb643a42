import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rejoinWords } from './rejoin-words.js';

/** Broken words as one pattern; another pattern finds whole words. */
const BROKEN = /\b([A-Za-z]{2,})- ([a-z]{2,})\b/g;
const WHOLE = /[A-Za-z]+(?:-[A-Za-z]+)*/g;

function rejoinSlowly(paragraphs: readonly string[]): string[] {
  const words = new Set(paragraphs.flatMap((text) => text.match(WHOLE) ?? []).map((word) => word.toLowerCase()));
  const free = new Set(
    paragraphs.flatMap((text) =>
      [...text.matchAll(WHOLE)].flatMap(({ 0: word, index }) => {
        const isBeside = text.startsWith('- ', index + word.length) || text.slice(0, index).endsWith('- ');
        return isBeside ? [] : [word.toLowerCase()];
      }),
    ),
  );
  return paragraphs.map((text) =>
    text.replace(BROKEN, (printed: string, first: string, second: string) => {
      const wholes = [`${first}-${second}`, `${first}${second}`];
      const known = wholes.find((whole) => words.has(whole.toLowerCase()));
      const areParts = second.length < 3 || free.has(first.toLowerCase()) || free.has(second.toLowerCase());
      return known ?? (areParts ? printed : `${first}${second}`);
    }),
  );
}

describe('rejoinWords', () => {
  it('rejoins a word that is whole elsewhere, with its hyphen if it has one, and no other', () => {
    expect(rejoinWords(['Cross- examination, non- est.', 'The appel- lant', 'appellant in cross-examination'])).toEqual(
      ['Cross-examination, non- est.', 'The appellant', 'appellant in cross-examination'],
    );
  });

  it('joins parts that are no words, and the compounds of a PDF', () => {
    expect(rejoinWords(['Mechani- cally propelled; a non- est order; the pre- sentation'])).toEqual([
      'Mechanically propelled; a non- est order; the pre- sentation',
    ]);
    expect(rejoinWords(['An intra- court appeal and a so- called rule'], true)).toEqual([
      'An intra-court appeal and a so-called rule',
    ]);
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
