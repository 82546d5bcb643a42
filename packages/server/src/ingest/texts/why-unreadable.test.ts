import { describe, expect, it } from 'vitest';
import { hasOwnWords } from './has-own-words.js';
import { whyUnreadable } from './why-unreadable.js';

const ENGLISH =
  'The appeal is allowed, and the order of the High Court is set aside with costs to the appellant. '.repeat(3);
const HINDI = 'यह अपील स्वीकार की जाती है और उच्च न्यायालय का आदेश अपास्त किया जाता है। '.repeat(3);

describe('a text', () => {
  it.each([
    ['English', ENGLISH],
    ['Hindi', HINDI],
    ['English with a few lost letters', `${ENGLISH} /G21 \uFFFD\uFFFD (cid:12)`],
    [
      'English with abbreviations and lists',
      'See s.302; s.34; Art.21; the rule; (a) and; [1973] 4 S.C.C. 225; of; the; '.repeat(4),
    ],
    ['names alone, without a small word', 'Kesavananda Bharati Sripadagalvaru Kerala Golak Nath Punjab '.repeat(5)],
    ['few words', '/G21 /G22'],
  ])('in %s can be read', (_what, text) => {
    expect(whyUnreadable(text)).toBeUndefined();
  });

  it.each([
    ['names of glyphs', '/G21/G22 /G23 g12 g13 (cid:4)(cid:5) '.repeat(8), 'letters of the text are lost'],
    ['replacement characters', '\uFFFD\uFFFD\uFFFD the \uFFFD\uFFFD order '.repeat(10), 'letters of the text are lost'],
    ['signs of a private font', '\uE001\uE002 \uE003\uE004 '.repeat(12), 'letters of the text are lost'],
    ['vowel signs alone', '\u093E \u0940\u0902 \u0941 क \u0947 '.repeat(8), 'letters of the text are lost'],
    [
      'codes of an old Hindi font',
      "mPp U;k;ky; fu.kZ; jkT; ljdkj izns'k vihy Lohdkj dh tkrh gS U;k;ewfrZ vkns'k fof/k; ".repeat(4),
      'old Hindi font',
    ],
    [
      'codes of that font with English titles of acts',
      "izkFkhZ dh vksj ls ;g vihy Code of Criminal Procedure ds vUrxZr izLrqr dh xbZ gS vkSj mDr vkns'k ".repeat(4),
      'old Hindi font',
    ],
    [
      'names of glyphs in every second word',
      'the /G21/G22 order (cid:4)(cid:5) of g12g13 court /g1f '.repeat(8),
      'letters of the text are lost',
    ],
  ])('of %s is refused', (_what, text, reason) => {
    expect(whyUnreadable(text)).toContain(reason);
  });
});

it.each([
  ['a', 1_000_000],
  ['/g12', 250_000],
  ['g12', 250_000],
  ['aA', 500_000],
  ['uni0915', 100_000],
])('a word of a million letters takes no time: %s, %i times', (part, times) => {
  const before = performance.now();
  expect(whyUnreadable(`${part.repeat(times)}! `.repeat(2))).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(2_000);
});

describe('a PDF', () => {
  const stamp = (page: number) => `Downloaded on - 12-03-2020 10:1${page}:22\nPage ${page} of 3`;

  it('whose only text is a stamp is a scan', () => {
    expect(hasOwnWords([stamp(1), stamp(2), stamp(3)])).toBe(false);
    expect(hasOwnWords(['Downloaded from the website of the court on 12-03-2020'])).toBe(false);
    expect(hasOwnWords(['High Court of Kerala 12', 'High Court of Kerala 13'])).toBe(false);
    expect(hasOwnWords(['', ''])).toBe(false);
  });

  it('with words of its own beside a stamp is none', () => {
    expect(hasOwnWords([`${stamp(1)}\nThe appeal is allowed.`, stamp(2)])).toBe(true);
    expect(hasOwnWords(['The appeal is allowed.'])).toBe(true);
  });
});
