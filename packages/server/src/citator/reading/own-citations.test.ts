import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { buildPageText, buildParagraphText, cleanPageLines } from '../../extraction/text/document-text.js';
import { makeCase } from '../../test-library.fixtures.js';
import { ownCitations } from './own-citations.js';
import { readDocument } from './read-document.js';

const title = [
  '2026:DHC:12',
  'IN THE HIGH COURT OF DELHI AT NEW DELHI',
  'W.P.(C) 9786/2016',
  '(against the order in W.P.(C) 55/2015)',
  'Ravi Sample ... Petitioner',
  'versus',
  'State ... Respondent',
  'JUDGMENT',
];

function usesOf(...body: string[]): string[] {
  const text = buildPageText(cleanPageLines([...title, ...body].join('\n')));
  const document = { ...makeCase('t:1', ''), text, courtId: 9, otherCitations: ['(1990) 4 SCC 9'], caseNumber: '' };
  return readDocument(document).rows.places.map((place) => place.text);
}

describe('a judgment’s citations of itself', () => {
  it('are no rows, in the title, in its text, or as its own report', () => {
    expect(
      usesOf('1. In W.P.(C) 9786/2016, 2026:DHC:12, also reported as (1990) 4 SCC 9, we heard the parties.'),
    ).toEqual(['W.P.(C) 55/2015']);
  });

  it('do not take other judgments with them', () => {
    expect(usesOf('1. See W.P.(C) 9787/2016 and Rao v. State, (1990) 4 SCC 10.')).toEqual([
      'W.P.(C) 55/2015',
      'W.P.(C) 9787/2016',
      '(1990) 4 SCC 10',
    ]);
  });
});

it.each([
  ['1. In Rao v. State, 2023:DHC:44, it was held.\n2. We follow Das v. State, 2023:DHC:45.', 2],
  ['We follow Das v. State, 2023:DHC:45.\nThe appeal is dismissed.', 1],
  ['Rao v. State, 2023:DHC:44\nSupreme Court of India\n1. The appeal is dismissed.', 0],
])('are not what its first short paragraphs cite: %s', (source, count) => {
  const document = { ...makeCase('t:1', ''), text: buildParagraphText(source), courtId: 9, otherCitations: [] };
  expect(readDocument(document).rows.places).toHaveLength(count);
});

it('are found in a title without line ends in linear time', () => {
  const textOf = (count: number) => Array.from({ length: count }, (_, at) => `SLP(C) No.${at}/2010`).join(' ');
  const document = (plain: string) => {
    const text = { plain, titleEnd: plain.length };
    return { text: text as never, otherCitations: [], courtId: 1, caseNumber: '' };
  };
  /** Counts the characters that are cut out of the text. */
  const charactersOf = (count: number): number => {
    const plain = textOf(count);
    const own = Object.getOwnPropertyDescriptor(String.prototype, 'slice') as PropertyDescriptor & {
      readonly value: (this: string, from?: number, to?: number) => string;
    };
    let read = 0;
    Object.defineProperty(String.prototype, 'slice', {
      ...own,
      value(this: string, from?: number, to?: number) {
        const cut = own.value.call(this, from, to);
        read += cut.length;
        return cut;
      },
    });
    try {
      ownCitations(document(plain), extractCitations(plain));
    } finally {
      Object.defineProperty(String.prototype, 'slice', own);
    }
    return read;
  };
  expect(charactersOf(2_000) / charactersOf(1_000)).toBeLessThan(2.5);
});
