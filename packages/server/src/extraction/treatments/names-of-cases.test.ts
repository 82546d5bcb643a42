import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { findSentenceEnds } from '../text/sentence-ends.js';
import { citedOtherwise } from './grammar/spelt-otherwise.js';
import { readTreatments } from './read-treatments.js';

const A = 'Anand Traders v. Union of India, AIR 1961 SC 838';

/** Returns the treatment of each report citation of a text. */
function read(plain: string): string[] {
  const citations = extractCitations(plain);
  return readTreatments(plain, findSentenceEnds(plain), citations)
    .treatments.filter((_treatment, index) => citations[index]?.kind === 'reporter' && !citations[index].shortForm)
    .map(({ treatment }) => treatment);
}

describe('a raised number of a footnote', () => {
  const text = (mark: string): string =>
    `We rely on the decision of this Court in Anand Traders v. Union of India${mark}. Rent was due.\n\n4 (2017) 16 SCC 680\n\nIt was paid.`;

  it('leads from the name to the citation at the foot of the page', () => {
    expect(read(text('4'))).toEqual(['relied-on']);
  });

  it('control: not with another number, and not from words that are no name', () => {
    expect(read(text('5'))).toEqual(['referred']);
    expect(read(text(' on section4'))).toEqual(['referred']);
  });
});

describe('a whole name without "case"', () => {
  const cited = 'In Lala Durga Prasad v. Deep Chand, AIR 1954 SC 75, a sale was set aside.';

  it('is the case behind "in"', () => {
    expect(read(`${cited} The rule in Lala Durga Prasad is clearly distinguishable.`)).toEqual(['distinguished']);
  });

  it('control: is the party elsewhere', () => {
    expect(read(`${cited} Lala Durga Prasad is clearly distinguishable.`)).toEqual(['referred']);
  });
});

describe('a name that is spelt or shortened otherwise', () => {
  const cited = 'The point arose in Krishna Govind Patil v. State of Maharashtra, AIR 1963 SC 1413.';

  it('has the citation of the one case with its words', () => {
    expect(read(`${cited} Krishna Govind Patils case is not good law and is overruled.`)).toEqual(['overruled']);
    expect(read(`Krishna Govind Patils case is not good law and is overruled. ${cited}`)).toEqual(['overruled']);
  });

  it('control: not with a word that the case lacks, or if two cases have its words', () => {
    const other = 'So it did in Krishna Govind Patil v. Collector of Thana, AIR 1964 SC 9.';
    expect(read(`${cited} Krishna Hari Patils case is not good law and is overruled.`)).toEqual(['referred']);
    expect(read(`${cited} ${other} Krishna Govind Patils case is not good law and is overruled.`)).toEqual([
      'referred',
      'referred',
    ]);
  });

  it('takes linear time with one name everywhere', () => {
    const piece = 'Krishna Govind Patil ';
    const cases = Array.from({ length: 40_000 }, (_, index) => ({
      start: index * piece.length,
      end: (index + 1) * piece.length,
      citations: index % 2 === 0 ? [index] : [],
      isReport: true,
    }));
    const before = process.cpuUsage();
    citedOtherwise(piece.repeat(40_000), cases);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(5);
  });
});

describe('words that lead back to a case', () => {
  it.each([
    'The decision cited by learned counsel for the appellant has no application to this case.',
    'This judgment can be of no assistance to the appellant.',
    `It was said: “${'The rent that is due must be paid to the High Court. '.repeat(90)}” The said decision has no application here.`,
  ])('distinguish it: %s', (words) => {
    expect(read(`Reliance was placed on ${A}. ${words}`)).toEqual(['distinguished']);
  });

  it('control: not over words of the court of the same length', () => {
    const long = 'The rent that is due must be paid to the landlord. '.repeat(90);
    expect(read(`Reliance was placed on ${A}. ${long} The said decision has no application here.`)).toEqual([
      'referred',
    ]);
  });
});
