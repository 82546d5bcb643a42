import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packOffsets, packText, unpackOffsets, unpackText } from './packed-text.js';

describe('the packed text', () => {
  it('is unchanged after unpacking', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(unpackText(packText(text))).toBe(text);
      }),
    );
  });

  it('returns its sentence ends', () => {
    const ascending = fc.array(fc.nat({ max: 3_000_000 })).map((offsets) => offsets.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(ascending, (offsets) => {
        expect(unpackOffsets(packOffsets(offsets))).toEqual(offsets);
      }),
    );
    expect(packOffsets([100, 190, 1000])).toHaveLength(4);
  });

  it.each([[[2, 1]], [[-1]], [[0.5]], [[Number.NaN]]])('refuses the sentence ends %j', (offsets) => {
    expect(() => packOffsets(offsets)).toThrow(RangeError);
  });
});
