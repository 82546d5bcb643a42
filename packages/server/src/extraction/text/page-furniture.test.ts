import { describe, expect, it } from 'vitest';
import { cleanPageLines } from './document-text.js';

const clean = (source: string) => cleanPageLines(source).map((line) => line.text);

describe('page furniture', () => {
  it.each([
    'Page 3 of 23',
    'Page No.# 1/7',
    'VRD 1 of 18',
    '3 / 19',
    '-: 2 :-',
    '((-2-))',
    '- 2 -',
    '(2 of 7)',
    '::: Downloaded on - 11/08/2024 20:32:36 :::CIS',
    '(Uploaded on 10/08/2024 at 05:55:48 PM)',
    'Powered by TCPDF (www.tcpdf.org)',
    '906. wp 134.16 & others.doc',
    'Signature Not Verified',
  ])('leaves out the line "%s"', (line) => {
    expect(clean(`The appeal is allowed.\n${line}\nThere is no order as to costs.`)).toEqual([
      'The appeal is allowed.',
      'There is no order as to costs.',
    ]);
  });

  it.each([
    'Downloaded music was played.',
    'Date: to be fixed by the Registry',
    '(3) The third ground',
    '2.',
    'of',
    'Page 3 of the report shows it',
  ])('keeps the line "%s"', (line) => {
    expect(clean(`The appeal is allowed.\n${line}\nThere is no order as to costs.`)).toContain(line);
  });

  it('removes a signature note from the middle of a sentence without losing a word', () => {
    const source =
      'The appellant is\nSignature Not Verified\nDigitally signed by\nAnjali Sample\nDate: 2024.01.06\n15:01:47 IST\nReason:\na former promoter.';
    expect(clean(source)).toEqual(['The appellant is', 'a former promoter.']);
  });

  it('keeps a party’s name below a signature note inside the cause title', () => {
    const source =
      'AND:\nDigitally signed\nby RADHA T\nLocation: HIGH\nCOURT OF\nKARNATAKA\n1.\nMR RAVI D SAMPLE\nMAJOR';
    expect(clean(source)).toContain('MR RAVI D SAMPLE');
    expect(clean(source)).not.toContain('COURT OF');
  });

  /** Lines of a page that no other page has. */
  const wordsOf = (page: number) =>
    ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `Words ${word} of ${'abcdefgh'[page]} go on in`);

  it('keeps a running head on the first page, and removes its repeats and the numbers of the pages', () => {
    const pages = [0, 1, 2, 3].map((page) => ['Crl. A. No. 7 of 2024', String(page + 1), ...wordsOf(page)].join('\n'));
    expect(clean(pages.join('\n\f'))).toEqual(['Crl. A. No. 7 of 2024', ...[0, 1, 2, 3].flatMap(wordsOf)]);
  });

  it('removes a head that begins on the second page, and a foot with the number of the page in it', () => {
    const pages = [0, 1, 2, 3].map((page) =>
      [...(page > 0 ? ['W.P. No. 9 of 2024'] : []), ...wordsOf(page), `RAVI SAMPLE, page ${page + 1}`].join('\n'),
    );
    expect(clean(pages.join('\n\f'))).toEqual([0, 1, 2, 3].flatMap(wordsOf));
  });

  it('keeps numbers of paragraphs and words that are at the top of a few pages by chance', () => {
    const body = (page: number) => [['2.', '3.', '(ii)', 'that'][page % 4], ...wordsOf(page)].join('\n');
    const lines = clean([0, 1, 2, 3, 4, 5, 6, 7].map(body).join('\n\f'));
    expect(lines.filter((line) => line.length < 6)).toHaveLength(8);
  });

  it('removes the number at the foot of the first page', () => {
    expect(clean('ORDER\nHeard.\n1\n\fDismissed.\n2')).toEqual(['ORDER', 'Heard.', 'Dismissed.']);
  });

  it('keeps a neutral citation once', () => {
    const lines = clean('2024:SHC:12\nFirst words.\n2024:SHC:12\nSecond words.');
    expect(lines).toEqual(['2024:SHC:12', 'First words.', 'Second words.']);
  });
});
