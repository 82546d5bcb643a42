import { describe, expect, it } from 'vitest';
import { findDates, readDate } from './dates.js';
import { readDecisionDate } from './decision-date.js';

describe('findDates', () => {
  it.each([
    ['10.08.2016', '2016-08-10'],
    ['5/8/2016', '2016-08-05'],
    ['10 / 08 /2016', '2016-08-10'],
    ['11. 08.2016', '2016-08-11'],
    ['7th August 2016', '2016-08-07'],
    ['30 th AUGUST, 2011', '2011-08-30'],
    ['12th November , 2009', '2009-11-12'],
    ['THE 6TH DAY OF AUGUST, 2016', '2016-08-06'],
    ['JULY 23, 2008', '2008-07-23'],
    ['31ST MARCH 2005', '2005-03-31'],
    ['8 Sept 1974', '1974-09-08'],
  ])('reads %s', (text, iso) => {
    expect(findDates(text).map((date) => date.iso)).toEqual([iso]);
  });

  it.each(['31.02.2016', '12.13.2016', 'SEPTEMEBR 20, 2005', 'Section 3.4.5', '10.08.16', '01.01.2999'])(
    'finds no date in %s',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it('keeps ISO dates', () => {
    expect(readDate('1974-02-28')).toBe('1974-02-28');
    expect(readDate('1974-02-30')).toBeNull();
  });
});

describe('readDecisionDate', () => {
  it.each<[string, string[], string | null]>([
    [
      'the day of pronouncement, not of reservation',
      ['Reserved on : 06.08.2016', 'Pronounced on: 10.08.2016', 'Uploaded on: 11.08.2016'],
      '2016-08-10',
    ],
    [
      'the later of two dates in columns',
      ['Date of Hearing', 'Date of Decision', ': 30.04.2016', ': 08.05.2016'],
      '2016-05-08',
    ],
    ['a dated line', ['CORAM : A. SAMPLE, J.', 'DATED THIS THE 6TH DAY OF AUGUST, 2016'], '2016-08-06'],
    ['a label and its date on two lines', ['DATE', ': 7th August 2016'], '2016-08-07'],
    ['a weekday line', ['WEDNESDAY, THE 5TH DAY OF AUGUST 2015 / 14TH SRAVANA, 1937'], '2015-08-05'],
    ['a date alone below the coram', ['CORAM : A. SAMPLE, J.', '17th March, 2005.', 'P.C. :'], '2005-03-17'],
    [
      'a date below the signatures',
      ['The petition is dismissed.', '(A. SAMPLE)', 'JUDGE', 'SAMPLETOWN:', '10.08.2016'],
      '2016-08-10',
    ],
    ['nothing where there is only a hearing', ['Date of hearing: 05.08.2016.'], null],
    ['a month whose letters were typed in another order', ['DATE : SEPTEMEBR 20, 2005.'], '2005-09-20'],
    ['nothing where the month is another word', ['DATE : SEPTUMBER 20, 2005.'], null],
    [
      'a date below the signatures, before the record of proceedings',
      [
        ...Array.from({ length: 170 }, (_, at) => `The order of the court, line ${at} of it.`),
        '(A. SAMPLE)',
        'NEW DELHI;',
        'JANUARY 22, 2016',
        'ITEM NO.103 COURT NO.4 SECTION XI-A',
        ...Array.from({ length: 40 }, (_, at) => `counsel ${at}`),
      ],
      '2016-01-22',
    ],
    ['nothing in an order under appeal', ['against the order dated', '24.09.2015 passed in Revenue Case No.14'], null],
  ])('reads %s', (_promise, lines, iso) => {
    expect(readDecisionDate(lines)).toBe(iso);
  });
});
