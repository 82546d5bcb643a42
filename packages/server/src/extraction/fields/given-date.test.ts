import { describe, expect, it } from 'vitest';
import { readGivenDate } from './given-date.js';

const NOW = Date.UTC(2026, 10, 28, 12);

describe('a date that a person gives', () => {
  it.each([
    ['2019-03-05', '2019-03-05'],
    ['2019-03-05T00:00:00.000Z', '2019-03-05'],
    ['2019-03-05 14:30:00', '2019-03-05'],
    ['2019-03-05T09:15:00+05:30', '2019-03-05'],
    ['2019-03-11T18:30:00.000Z', '2019-03-12'],
    ['2019-03-11T18:29:59.999Z', '2019-03-11'],
    ['2019-03-11T20:00:00-05:00', '2019-03-12'],
    ['2019-03-11 13:29:00-05', '2019-03-11'],
    ['2019-03-12T01:00:00+09:00', '2019-03-11'],
    ['2019-03-12T00:00:00+05:30', '2019-03-12'],
    ['2019-03-12 00:00:00 IST', '2019-03-12'],
    ['2019-12-31T18:30Z', '2020-01-01'],
    ['2020-02-28 19:00:00+00', '2020-02-29'],
    ['11/03/2019 06:30 PM UTC', '2019-03-12'],
    ['11/03/2019 6:30 AM UTC', '2019-03-11'],
    ['2019-03-11 23:59:59', '2019-03-11'],
    ['Mon, 11 Mar 2019 18:30:00 GMT', '2019-03-12'],
    ['Tue Mar 12 2019 00:00:00 GMT+0530 (India Standard Time)', '2019-03-12'],
    ['Mon Mar 11 2019 20:00:00 GMT-0500 (Eastern Standard Time)', '2019-03-12'],
    ['2019/03/05', '2019-03-05'],
    ['2019 3 5', '2019-03-05'],
    ['5/3/2019', '2019-03-05'],
    ['05 03 2019', '2019-03-05'],
    ['05-03-2019 00:00', '2019-03-05'],
    ['25.12.2019', '2019-12-25'],
    ['5 March 2019', '2019-03-05'],
    ['5th day of March, 2019', '2019-03-05'],
    ['March 5, 2019', '2019-03-05'],
    ['11-Mar-2019', '2019-03-11'],
    ['11/March/2019 10:30', '2019-03-11'],
    ['3.Sept.2019', '2019-09-03'],
    ['2026-11-29', '2026-11-29'],
    ['29-02-2020', '2020-02-29'],
  ])('reads %s', (text, iso) => {
    expect(readGivenDate(text, NOW)).toEqual({ iso });
  });

  it.each([
    ['43529', /number of a day in a spreadsheet \(2019-03-05\)/],
    ['43529.5', /number of a day in a spreadsheet \(2019-03-05\)/],
    ['2026-11-30', /has not come yet/],
    ['01-01-2027', /has not come yet/],
    ['30-02-2019', /The calendar has no day "30-02-2019"/],
    ['2019-02-30T10:00:00', /The calendar has no day/],
    ['29-02-2019', /The calendar has no day/],
    ['12/25/2019', /no month 25; write the day before the month/],
    ['5 March 2019 and 6 March 2019', /has several days/],
    ['05-03-19', /cannot be read/],
    ['11-Mar-19', /cannot be read/],
    ['31-Feb-2019', /cannot be read|no day/],
    ['soon', /cannot be read/],
    ['', /is empty/],
  ])('refuses %s and says why', (text, problem) => {
    expect(readGivenDate(text, NOW)).toEqual({ problem: expect.stringMatching(problem) as string });
  });
});
