import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actNumberLine,
  caseNumberLine,
  casePageTitle,
  caseTitle,
  DATE_NOT_KNOWN,
  dateParts,
  formatDate,
  formatIndianNumber,
  formatRupees,
  isChangedAct,
} from './index.js';

describe('dates', () => {
  it.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])(
    'N5: writes the same date in the time zone %s',
    (zone) => {
      const before = process.env['TZ'];
      process.env['TZ'] = zone;
      try {
        expect(formatDate('2026-01-01')).toBe('01 January 2026');
        expect(formatDate('1973-04-24T00:00:00Z')).toBe('24 April 1973');
      } finally {
        if (before === undefined) delete process.env['TZ'];
        else process.env['TZ'] = before;
      }
    },
  );

  it('are formatted as dd MMMM yyyy in every time zone', () => {
    expect(formatDate('1973-04-24')).toBe('24 April 1973');
    expect(formatDate('2000-02-29T23:59:59Z')).toBe('29 February 2000');
    expect(dateParts('1951-01-05')).toEqual({ day: '05', month: 'January', year: '1951' });
  });

  it.each([null, undefined, '', '1973', '24-04-1973', '1973-13-01', '1973-02-30', '1900-02-29', '1973-00-10', 'x'])(
    'show "Date not known" for %s',
    (iso) => {
      expect(formatDate(iso)).toBe(DATE_NOT_KNOWN);
    },
  );
});

describe('numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [99_999, '99,999'],
    [1_380_000, '13,80,000'],
    [123_456_789, '12,34,56,789'],
    [-39_900, '-39,900'],
    [1234.9, '1,234'],
    [Number.NaN, '0'],
    [1e21, '1,00,00,00,00,00,00,00,00,00,000'],
  ])('have Indian grouping: %d', (value, text) => {
    expect(formatIndianNumber(value)).toBe(text);
  });

  it('have the same grouping as Intl', () => {
    const platform = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatIndianNumber(value)).toBe(platform.format(value));
      }),
    );
  });

  it('have the rupee sign', () => {
    expect(formatRupees(123_456)).toBe('₹1,23,456');
    expect(formatRupees(-5)).toBe('-₹5');
    expect(formatRupees(Number.NaN)).toBe('₹0');
  });

  it('show paise only if there are any', () => {
    expect(formatRupees(1234.5)).toBe('₹1,234.50');
    expect(formatRupees(-1234.05)).toBe('-₹1,234.05');
    expect(formatRupees(1234.999)).toBe('₹1,235');
    expect(formatRupees(-0.001)).toBe('₹0');
  });
});

describe('titles', () => {
  const parties = { appellant: ' Asha ', respondent: 'State of Kerala' };

  it('name both parties', () => {
    expect(caseTitle(parties)).toBe('Asha v. State of Kerala');
    expect(casePageTitle({ ...parties, decidedOn: '1973-04-24' })).toBe('Asha Versus State of Kerala, 24 April 1973');
  });

  it('say when a party or the date is not known', () => {
    expect(caseTitle({ appellant: '', respondent: 'State' })).toBe('State');
    expect(casePageTitle({ appellant: '', respondent: '', decidedOn: null })).toBe('Parties not known, Date not known');
  });
});

describe('case numbers', () => {
  it.each([
    [{ caseType: 'Civil Appeal', caseNumber: 'No. 412 of 1971' }, 'Civil Appeal No. 412 of 1971'],
    [{ caseType: 'Civil Appeal', caseNumber: '412 of 1971' }, 'Civil Appeal 412 of 1971'],
    [{ caseType: 'Civil Appeal', caseNumber: 'C.A. No. 657 of 2026' }, 'C.A. No. 657 of 2026'],
    [{ caseType: 'Writ Petition' }, 'Writ Petition'],
    [{}, ''],
  ])('contain the type once: %j', (record, line) => {
    expect(caseNumberLine(record)).toBe(line);
  });
});

describe('V12: the status of an act', () => {
  it.each([
    ['Repealed by the Sample Act, 1930', true],
    ['Amended up to Act 3 of 1950', true],
    ['Not in force', true],
    ['As on 02 January 2024', false],
    ['In force', false],
    ['', false],
  ])('%j means not in force as passed: %s', (status, isChanged) => {
    expect(isChangedAct(status)).toBe(isChanged);
  });
});

describe('actNumberLine', () => {
  it.each([
    [{ actNumber: '03', year: 1930 }, '3 of 1930'],
    [{ actNumber: '45', year: null }, '45'],
    [{ actNumber: 'Act 2 of 1974', year: 1973 }, 'Act 2 of 1974'],
    [{ actNumber: '3 of 1931', year: 1931 }, '3 of 1931'],
    [{ year: 1950 }, ''],
  ])('writes %j', (act, line) => {
    expect(actNumberLine(act)).toBe(line);
  });
});
