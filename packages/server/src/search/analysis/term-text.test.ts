import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextField } from '../fields.js';
import { analyse } from './analyse.js';
import { termText } from './term-text.js';

describe('termText', () => {
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

  it('is what the analyser gives, for any text and field', () => {
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom<TextField>('content', 'citations'), (words, field) => {
        const text = words.join(' ');
        expect(termText(field, text)).toBe(analyse(field, text).join(' '));
      }),
      { numRuns: 1000 },
    );
  });

  it('takes more different words than it remembers, and texts longer than its first room', () => {
    const text = Array.from({ length: 300_000 }, (_, index) => `w${index.toString(36)}`).join(' ');
    expect(termText('citations', text)).toBe(text);
    expect(termText('citations', `${text} w0 w1`).endsWith(' w0 w1')).toBe(true);
  });
});
