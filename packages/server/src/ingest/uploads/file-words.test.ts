import { describe, expect, it } from 'vitest';
import { cleanPageLines, buildPageText } from '../../extraction/text/document-text.js';
import { findPageStarts, pageAt } from '../../assistant/files/page-starts.js';
import { pageLabels } from './printed-pages.js';
import { shownName } from '../../assistant/files/shown-name.js';

describe('K1: the name of a file', () => {
  it.each([
    ['../../x.pdf', 'x.pdf'],
    ['C:\\Windows\\notice.pdf', 'notice.pdf'],
    ['/etc/passwd', 'passwd'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['\u2067notice\u2069.pdf', 'notice.pdf'],
    ['a\r\nSet-Cookie: b=c.pdf', 'aSet-Cookie: b=c.pdf'],
    ['a\0b.pdf', 'ab.pdf'],
    ['  many   blanks .pdf', 'many blanks .pdf'],
    // The joiner is a part of the word.
    ['क्\u200dष.pdf', 'क्\u200dष.pdf'],
    ['', 'PDF'],
    ['..', 'PDF'],
    ['x'.repeat(500), 'x'.repeat(120)],
  ])('%j is shown as %j', (given, shown) => {
    expect(shownName(given)).toBe(shown);
  });
});

describe('the pages of a PDF', () => {
  it('have the numbers that are printed on them', () => {
    expect(pageLabels(['Text\nPage 41', 'Text\n- 42 -', 'Text', '44\nText'], null)).toEqual(['41', '42', '43', '44']);
    expect(pageLabels(['12\nText', 'Text of 1973', 'Text', 'Text'], null)).toEqual(['1', '2', '3', '4']);
    expect(pageLabels(['Text', 'Text'], ['i', 'ii'])).toEqual(['i', 'ii']);
    expect(pageLabels([], null)).toEqual([]);
    // x30/13: a name of 80,000 letters, and one that turns its direction.
    expect(pageLabels(['Text', 'Text', 'Text'], ['A'.repeat(80_000), '\u202egpj\u202c', '\u202e'])).toEqual([
      '1',
      'gpj',
      '3',
    ]);
  });

  it('are those where a sentence begins, over joined paragraphs and cut words', () => {
    const pages = [
      '1. The tenant paid no rent for two years, kept the shop locked and did not ans-',
      'wer the letters of the landlord. The notice was served by post on him.\n2. We find that the notice was valid.',
      '3. The appeal is allowed with costs to the landlord.',
    ];
    const lines = cleanPageLines(pages.join('\f'));
    const { plain } = buildPageText(lines);
    const starts = findPageStarts(plain, lines);
    const pageOf = (words: string) => pageAt(starts, plain.indexOf(words));
    expect(['The tenant', 'The notice was served', 'We find', 'The appeal'].map(pageOf)).toEqual([0, 1, 1, 2]);
  });
});
