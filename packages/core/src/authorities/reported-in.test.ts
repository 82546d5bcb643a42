import { expect, it } from 'vitest';
import { reportedIn } from './reported-in.js';

it.each([
  ['(2011) 1 SCC 694', 'SCC', '(2011) 1', '1', '694'],
  ['AIR 1963 Cal 449', 'AIR Cal', '1963', '', '449'],
  ['AIR 1973 SC 1461', 'AIR SC', '1973', '', '1461'],
  ['[1950] SCR 88', 'SCR', '1950', '', '88'],
  ['[1964] 5 SCR 294', 'SCR', '[1964] 5', '5', '294'],
  ['1993 Supp (1) SCC 96', 'SCC', '(1993) Supp 1', 'Supp 1', '96'],
])('%s keeps the year of its report and its court', (text, series, volume, number, page) => {
  expect(reportedIn([text])).toEqual({ series, volume, number, page });
});

it('passes over numbers that no report prints', () => {
  expect(reportedIn(['2019 INSC 44', '(2019) 3 SCC 1'])?.series).toBe('SCC');
  expect(reportedIn(['2019 INSC 44'])).toBe(undefined);
});
