import { describe, expect, it } from 'vitest';
import { english } from '../labels/index.js';
import { usualPresets } from './date-presets.js';
import { intervalOf, isoOf, monthOf, rangeOf, readDate, tidyRange } from './date-value.js';
import { rangeError } from './range-error.js';

describe('readDate', () => {
  it.each([
    ['24 April 1973', '1973-04-24'],
    ['24th Apr., 1973', '1973-04-24'],
    ['1 SEPT 1862', '1862-09-01'],
    [' 24/4/1973 ', '1973-04-24'],
    ['24.04.1973', '1973-04-24'],
    ['24-04-1973', '1973-04-24'],
    ['1973-4-24', '1973-04-24'],
    ['२४/०४/१९७३', '1973-04-24'],
  ])('reads %s as %s', (text, iso) => {
    expect(readDate(text)?.toString()).toBe(iso);
  });

  it.each(['99132020', '31 February 1973', '24 Foo 1973', '4/24/1973', '1973', 'Kesavananda', ''])(
    'rejects %s',
    (text) => {
      expect(readDate(text)).toBeNull();
    },
  );
});

describe('monthOf', () => {
  it('finds the month as soon as the letters are unambiguous', () => {
    const known = ['a', 'ap', 'APR', 'au', 'j', 'ju', 'jun', 'jul', 'ma', 'mar', 'may', 's', 'd', 'x', ''];
    expect(known.map(monthOf)).toEqual([0, 4, 4, 8, 0, 0, 6, 7, 0, 3, 5, 9, 12, undefined, 0]);
  });
});

describe('dateOf and rangeOf with invalid dates', () => {
  it.each([null, undefined, '', 'soon', '2020-13-45', '99132020', 'NaN', '0000-00-00'])(
    '%s leaves its end open',
    (text) => {
      expect(tidyRange({ from: text as never, to: '1990-12-31' })).toEqual({ to: '1990-12-31' });
    },
  );
});

describe('isoOf', () => {
  const parts = (day?: number, month?: number, year?: number) =>
    Object.entries({ day, month, year }).map(([type, value]) => ({ type, value, isPlaceholder: value === undefined }));

  it('returns a date when every part is complete and the day exists', () => {
    expect(isoOf(parts(24, 4, 1973))).toBe('1973-04-24');
    expect(isoOf(parts(31, 12))).toBeUndefined();
    expect(isoOf(parts(31, 2, 2020))).toBeUndefined();
    expect(isoOf(parts(1, 1, 20))).toBeUndefined();
  });
});

describe('rangeOf and intervalOf', () => {
  it.each(['', '1973-04-24/1990-12-31', '1973-04-24/', '/1990-12-31'])('writes "%s" and reads it back', (words) => {
    expect(intervalOf(rangeOf(words))).toBe(words);
  });

  it('returns all dates when the interval is unreadable', () => expect(rangeOf('last year')).toEqual({}));
});

describe('rangeError', () => {
  const rules = { min: '1860-01-01', max: '2026-11-21', faults: {} };

  it('accepts ranges with open ends', () => {
    expect(rangeError({}, rules, english)).toBeUndefined();
    expect(rangeError({ from: '1950-01-26' }, rules, english)).toBeUndefined();
  });

  it('accepts a single day', () => {
    expect(rangeError({ from: '1950-01-26', to: '1950-01-26' }, rules, english)).toBeUndefined();
  });

  it('tells which end is incomplete, too early, too late, or after the other', () => {
    const said = (value: object, more: object = {}) => rangeError(value, { ...rules, ...more }, english)?.words;
    expect(said({}, { faults: { to: 'half' as const } })).toBe('To must match the format!');
    expect(said({ from: '1859-12-31' })).toBe('The earliest date is 01 January 1860.');
    expect(said({ to: '2026-11-22' })).toBe('The latest date is 21 November 2026.');
    expect(said({ from: '1990-01-02', to: '1990-01-01' })).toBe('From must not be after To!');
  });
});

describe('usualPresets', () => {
  it('count from the day on which the reader clicks', () => {
    const ranges = usualPresets(english).map(({ label, range }) => [label, range('2028-02-29')]);
    expect(ranges).toEqual([
      ['Last 12 months', { from: '2027-02-28', to: '2028-02-29' }],
      ['Last 5 years', { from: '2023-02-28', to: '2028-02-29' }],
      ['Since 1950', { from: '1950-01-01' }],
      ['All dates', {}],
    ]);
  });
});
