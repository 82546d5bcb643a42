import { searchSuggestions, type SuggestionKind } from '@headnote/core/search/bodies';
import { describe, expect, it } from 'vitest';
import { searchFor } from '../../links/search-state.js';
import { optionsOf, readSearch } from '../../data/read-search.js';
import { correctedText } from './corrected-text.js';
import { notSearchableLine, timeLine, totalLine } from './ResultsHead.js';
import { searchOfSuggestion } from './NoResults.js';
import { changed, narrowingCount } from './use-narrowing.js';

describe('totalLine', () => {
  it('counts in the Indian system', () => {
    expect(totalLine({ total: { value: 138_000, relation: 'eq' } })).toBe('1,38,000 judgments');
    expect(totalLine({ total: { value: 1, relation: 'eq' } })).toBe('1 judgment');
  });

  it('says that there may be more than were counted', () => {
    expect(totalLine({ total: { value: 10_000, relation: 'gte' } })).toBe('More than 10,000 judgments');
  });
});

describe('timeLine', () => {
  it('says what was left out to save time', () => {
    expect(timeLine({ timedOut: false, tookMs: 1234 })).toBe('in 1.23 seconds');
    expect(timeLine({ timedOut: false, expansionsCut: true, tookMs: 1234 })).toBe(
      'Only the most frequent words that match the pattern with * were searched.',
    );
    expect(timeLine({ timedOut: true, expansionsCut: true })).toContain('too long');
  });
});

describe('notSearchableLine', () => {
  it('counts in the Indian system', () => {
    expect(notSearchableLine(1)).toBe('One document of the library cannot be searched at the moment.');
    expect(notSearchableLine(120_000)).toBe('1,20,000 documents of the library cannot be searched at the moment.');
  });
});

describe('a wider search', () => {
  const search = { ...searchFor('"basic structure" amendment'), courtNames: ['Delhi High Court'] };
  const narrowed = { ...search, narrowing: { words: 'surety', years: { from: 1973 }, benches: [5] } };
  const read = readSearch(narrowed);
  const wider = searchSuggestions(read.tree, optionsOf(read, { courts: undefined }));
  const searchOf = (kind: SuggestionKind) =>
    wider.filter((way) => way.kind === kind).map((way) => searchOfSuggestion(narrowed, way))[0];

  it('leaves out one thing and keeps the others', () => {
    expect(searchOf('any-court')).toEqual({ ...narrowed, courtNames: [] });
    expect(searchOf('all-years')?.narrowing).toEqual({ words: 'surety', benches: [5] });
    expect(searchOf('no-filters')?.narrowing).toEqual({ words: 'surety', years: { from: 1973 } });
    expect(searchOf('not-within')?.narrowing).toEqual({ years: { from: 1973 }, benches: [5] });
    expect(searchOf('no-phrase')?.text).toBe('basic structure amendment');
  });
});

describe('a change of what narrows a search', () => {
  it('keeps the other parts, and leaves no empty part behind', () => {
    const first = changed(searchFor('bail'), { narrowing: { benches: [5], words: ' surety ' } });
    expect(first.narrowing).toEqual({ words: 'surety', benches: [5] });
    expect(narrowingCount(first)).toBe(2);
    expect(changed(first, { narrowing: { benches: [], words: undefined } })).toEqual(searchFor('bail'));
  });
});

describe('correctedText', () => {
  it('applies every fix at its place', () => {
    const problems = [
      { start: 0, end: 4, message: 'ANDD is written AND', fix: 'AND' },
      { start: 10, end: 15, message: 'Write w/5', fix: 'w/5' },
      { start: 6, end: 7, message: 'no known correction' },
    ];
    expect(correctedText('ANDD bail w / 5 surety', problems)).toBe('AND bail w/5 surety');
  });

  it('applies the widest of overlapping fixes', () => {
    const problems = [
      { start: 5, end: 6, message: '@ is Manupatra\u2019s', fix: 'pre/' },
      { start: 5, end: 7, message: 'At least one word', fix: 'pre/1' },
      { start: 6, end: 7, message: '1 to 100', fix: '1' },
    ];
    expect(correctedText('land @0 compensation', problems)).toBe('land pre/1 compensation');
  });

  it('is undefined when no fix is known', () => {
    expect(correctedText('a OR', [{ start: 2, end: 4, message: 'one side is missing' }])).toBeUndefined();
  });
});
