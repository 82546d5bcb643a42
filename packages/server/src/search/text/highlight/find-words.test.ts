import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord } from '../analysis/fold-word.js';
import { scanWords } from '../analysis/scan-words.js';
import { stemWord } from '../analysis/stem-word.js';
import type { Clause } from '../../model/engine-request.js';
import { type FoundWord, UNUSUAL, findWords } from './find-words.js';
import { type WantedWords, wantedWords } from './wanted-words.js';

const field = 'content';
const wantedBy = (clause: Clause): WantedWords | undefined => wantedWords(clause).get(field);

/** The same by examining every word. */
function findByScan(text: string, wanted: WantedWords): Omit<FoundWord, 'folded' | 'joinsNext'>[] {
  const found: Omit<FoundWord, 'folded' | 'joinsNext'>[] = [];
  let words = 0;
  let last = 0;
  scanWords(text, (start, end) => {
    const term = wanted.toTerm(text.slice(start, end));
    const folded = foldWord(text.slice(start, end));
    if (term === '') return;
    words += 1;
    const isSingle =
      wanted.singles.has(term) || wanted.exactSingles.has(folded) || wanted.tests.some((test) => test.matches(folded));
    if (!isSingle && !wanted.terms.has(term) && !wanted.exactWords.has(folded)) return;
    found.push({ start, end, term, isSingle, followsLast: last > 0 && last === words - 1 });
    last = words;
  });
  return found;
}

describe('findWords', () => {
  const words = [
    'appeal',
    'Appeals',
    'APPEALED',
    "Hon'ble",
    'honble',
    'and',
    'section',
    "plaintiff's",
    'sky',
    's',
    'i',
    'é',
    'École',
    'कानून',
    '𝐖rit',
    'writ',
  ];
  const others = [
    ' ',
    ' ',
    ' ',
    '  ',
    '-',
    '_',
    '.',
    "'",
    "'s",
    '’',
    '\n',
    '&',
    '§',
    '\u0301',
    ' \u0301 ',
    '😀',
    '\ud835',
    '½',
    '”',
    'ﬁ',
  ];
  const piece = fc.oneof(fc.constantFrom(...words), fc.constantFrom(...others), fc.stringMatching(/^[a-z'’é]{1,6}$/));
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
  const what = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' '));
  const beginning = fc.constantFrom('ap', 'an', 'se', 'éc', 'का', 'Hon', 'wr');
  const options = fc.constantFrom({}, { exact: true } as const);
  const query: fc.Arbitrary<Clause> = fc.oneof(
    fc
      .tuple(what, options, fc.constantFrom({}, { fuzziness: 'auto' } as const))
      .map(([words, exact, fuzzy]): Clause => ({
        type: 'match',
        field,
        text: words,
        operator: 'or',
        ...exact,
        ...fuzzy,
      })),
    fc.tuple(what, options).map(([words, exact]): Clause => ({ type: 'phrase', field, text: words, ...exact })),
    beginning.map((letters): Clause => ({ type: 'prefix', field, text: letters })),
    fc
      .tuple(beginning, fc.constantFrom('*', '?', '*d', '??*'))
      .map((parts): Clause => ({ type: 'wildcard', field, pattern: parts.join('') })),
  );

  it('finds the same as an examination of every word', () => {
    fc.assert(
      fc.property(text, query, (where, clause) => {
        const wanted = wantedBy(clause);
        if (wanted === undefined) return;
        const found = findWords(where, wanted).map(({ start, end, term, isSingle, followsLast }) => ({
          start,
          end,
          term,
          isSingle,
          followsLast,
        }));
        expect(found).toEqual(findByScan(where, wanted));
      }),
      { numRuns: 5000 },
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

  it('examines every non-ASCII character that may be part of a word', () => {
    const unusual = new RegExp(UNUSUAL);
    for (let code = 0x80; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      if (/[\p{L}\p{N}\p{M}]/u.test(character)) expect(unusual.test(character), code.toString(16)).toBe(true);
    }
    expect(unusual.test('𝐖')).toBe(true);
  });
});
