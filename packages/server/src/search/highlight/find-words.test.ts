import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stemWord } from '../analysis/stem-word.js';
import type { Clause } from '../engine-request.js';
import { UNUSUAL, findByPattern, findByScan, findWords } from './find-words.js';
import { wantedWords } from './wanted-words.js';

const wantedOf = (text: string) => {
  const query: Clause = { type: 'match', field: 'content', text, operator: 'or' };
  return wantedWords(query).get('content')!;
};

describe('findByPattern', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'appeal',
      'Appeals',
      'APPEALED',
      "Hon'ble",
      'honble',
      'and',
      '&',
      '§',
      'section',
      "plaintiff's",
      'plaintiffs’',
      'sky',
      's',
      'i',
    ),
    fc.constantFrom(' ', ' ', '  ', '-', '_', '.', "'", "'s", '’', '\n', '&', '§'),
    fc.stringMatching(/^[a-z'’]{1,6}$/),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
  const query = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' '));

  it('finds what a look at every word finds', () => {
    fc.assert(
      fc.property(text, query, (where, what) => {
        const wanted = wantedOf(what);
        if (wanted === undefined || wanted.terms.size === 0) return;
        expect(findByPattern(where, wanted)).toEqual(findByScan(where, wanted));
      }),
      { numRuns: 3000 },
    );
  });

  it('may rely on the beginning of a word', () => {
    const endings = [
      'ational',
      'biliti',
      'bility',
      'ization',
      'fulness',
      'ied',
      'ies',
      'ing',
      'ed',
      'ly',
      'y',
      'e',
      'ably',
      's',
      '',
    ];
    const word = fc.tuple(fc.stringMatching(/^[a-z]{1,7}$/), fc.constantFrom(...endings), fc.constantFrom(...endings));
    fc.assert(
      fc.property(word, (parts) => {
        const whole = parts.join('');
        const stem = stemWord(whole);
        expect(whole.startsWith(stem.slice(0, Math.max(1, stem.length - 1)))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('findWords', () => {
  it('takes the slow way for every character beyond ASCII that may be part of a word', () => {
    for (let code = 0x80; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      if (/[\p{L}\p{N}\p{M}]/u.test(character)) expect(UNUSUAL.test(character), code.toString(16)).toBe(true);
    }
    expect(UNUSUAL.test('𝐖')).toBe(true);
  });

  it.each([
    ['écarté and ecarte', 'ecarte', ['écarté', 'ecarte']],
    ['the न्यायालय here', 'न्यायालय', ['न्यायालय']],
    ['“plain” — text ‘quoted’', 'quote text', ['text', 'quoted']],
  ])('finds in %j the words of %j', (text, query, words) => {
    const found = findWords(text, wantedOf(query));
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });
});
