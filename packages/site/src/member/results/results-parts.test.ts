import { describe, expect, it } from 'vitest';
import { citationSearch, searchFor } from '../../app/search-state.js';
import { waysOut } from './NoResults.js';
import { mendedText } from './mended-text.js';
import { timeLine, totalLine } from './ResultsHead.js';

describe('totalLine', () => {
  it('counts in the Indian system', () => {
    expect(totalLine({ total: { value: 138_000, relation: 'eq' } })).toBe('1,38,000 judgments');
    expect(totalLine({ total: { value: 1, relation: 'eq' } })).toBe('1 judgment');
  });

  it('says that a floor is a floor', () => {
    expect(totalLine({ total: { value: 10_000, relation: 'gte' } })).toBe('More than 10,000 judgments');
  });
});

describe('timeLine', () => {
  it('says what was left out for the sake of time', () => {
    expect(timeLine({ timedOut: false, tookMs: 1234 })).toBe('in 1.23 seconds');
    expect(timeLine({ timedOut: false, expansionsCut: true, tookMs: 1234 })).toBe(
      'Only the most frequent forms of a pattern were searched.',
    );
    expect(timeLine({ timedOut: true, expansionsCut: true })).toContain('too long');
  });
});

describe('waysOut', () => {
  it('offers all courts, and the words without the phrase', () => {
    const search = { ...searchFor('"basic structure" amendment'), courtNames: ['Delhi High Court'] };
    expect(waysOut(search).map(({ search: other }) => [other.text, other.courtNames])).toEqual([
      ['"basic structure" amendment', []],
      ['basic structure amendment', []],
    ]);
  });

  it('offers to search the text for a citation that nobody has', () => {
    const ways = waysOut(citationSearch('2024 HN 9'));
    expect(ways.map(({ search }) => [search.kind, search.text])).toEqual([['text', '"2024 HN 9"']]);
  });

  it('offers nothing where there is nothing wider', () => {
    expect(waysOut(searchFor('amendment'))).toEqual([]);
  });
});

describe('mendedText', () => {
  it('takes every fix at its place', () => {
    const problems = [
      { start: 0, end: 4, message: 'ANDD is written AND', fix: 'AND' },
      { start: 10, end: 15, message: 'Write w/5', fix: 'w/5' },
      { start: 6, end: 7, message: 'no way to mend it' },
    ];
    expect(mendedText('ANDD bail w / 5 surety', problems)).toBe('AND bail w/5 surety');
  });

  it('takes the widest of fixes that share columns', () => {
    const problems = [
      { start: 5, end: 6, message: '@ is Manupatra\u2019s', fix: 'pre/' },
      { start: 5, end: 7, message: 'At least one word', fix: 'pre/1' },
      { start: 6, end: 7, message: '1 to 100', fix: '1' },
    ];
    expect(mendedText('land @0 compensation', problems)).toBe('land pre/1 compensation');
  });

  it('is not offered where nothing is known', () => {
    expect(mendedText('a OR', [{ start: 2, end: 4, message: 'one side is missing' }])).toBeUndefined();
  });
});
