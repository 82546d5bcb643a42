import { describe, expect, it } from 'vitest';
import { searchLimits } from '../../contract/search/search-limits.js';
import { parseQuery, toSearchBody, type SearchOptions } from '../index.js';
import { courtLevel, countedSuggestions, printQuery, resultsBody, undatedBody, searchSuggestions } from './index.js';

const treeOf = (typed: string) => parseQuery(typed).tree;
const filterOf = (query: object): object | undefined =>
  'bool' in query ? (query.bool as { filter?: object }).filter : undefined;

describe('filters of the results page', () => {
  it('narrows by outcome, bench, treatment and years beside the courts, without a score', () => {
    const options: SearchOptions = {
      courtNames: ['Patna High Court'],
      decisions: ['Allowed'],
      benches: [2, 3],
      treatments: ['followed', 'relied-on'],
      years: { from: 1973, to: 1990 },
    };
    expect(filterOf(toSearchBody(treeOf('bail'), options).query)).toEqual([
      { terms: { courtname: ['Patna High Court'] } },
      { terms: { fd: ['Allowed'] } },
      { terms: { bench_strength: [2, 3] } },
      { terms: { treatment: ['followed', 'relied-on'] } },
      { range: { dispose_dt: { gte: '1973', lte: '1990' } } },
    ]);
  });

  it('searches within the results of a search', () => {
    const { query } = toSearchBody(treeOf('bail'), { within: treeOf('"anticipatory bail" court:SC') });
    expect(query).toEqual(toSearchBody(treeOf('bail "anticipatory bail" court:SC')).query);
  });

  it('searches within all judgments', () => {
    expect(toSearchBody({ type: 'all' }, { within: treeOf('"bail"') }).query).toEqual(
      toSearchBody(treeOf('"bail"')).query,
    );
  });

  it('counts a property without what the search is narrowed to by it, chosen or typed', () => {
    const options: SearchOptions = { years: { from: 1980 }, benches: [2], facets: ['courts', 'years'] };
    const body = resultsBody(treeOf('bail 1973-1990 court:(SC)'), { ...options, open: ['years'] });
    expect(filterOf(body.query)).toEqual([{ terms: { courtid: [1] } }, { terms: { bench_strength: [2] } }]);
    expect(Object.keys(body.choices ?? {})).toEqual(['years']);
    expect(filterOf(body.choices?.['years'] ?? {})).toEqual([
      { range: { dispose_dt: { gte: '1973', lte: '1990' } } },
      { range: { dispose_dt: { gte: '1980' } } },
    ]);
    expect(body.aggs).toHaveProperty('years');
  });

  it('sends the body of a plain search when nothing is counted beside it, and marks words in names', () => {
    const options: SearchOptions = { courtNames: ['Patna High Court'], sort: 'newest' };
    const { highlight, ...plain } = toSearchBody(treeOf('bail'), options);
    const whole = { number_of_fragments: 0 };
    const fields = { ...highlight?.fields, appellant: whole, respondent: whole };
    expect(resultsBody(treeOf('bail'), options)).toEqual({ ...plain, highlight: { ...highlight, fields } });
  });

  it('counts the judgments without a date for all years', () => {
    const { query } = undatedBody(treeOf('bail 1973-1990'), { years: { from: 1980 } });
    const { query: all } = toSearchBody(treeOf('bail'));
    expect(query).toEqual({ bool: { must: [all], must_not: [{ exists: { field: 'dispose_dt' } }] } });
  });

  it.each([
    ['Supreme Court of India', 'supreme'],
    ['Allahabad High Court, Lucknow Bench', 'high'],
    ['High Court of Jammu and Kashmir and Ladakh at Jammu', 'high'],
    ['National Green Tribunal', 'tribunal'],
  ])('puts %s on its level', (name, level) => {
    expect(courtLevel(name)).toBe(level);
  });
});

describe('searchSuggestions', () => {
  const kinds = (typed: string, options: SearchOptions = {}) =>
    searchSuggestions(treeOf(typed), options).map(({ kind, tree }) => `${kind}: ${printQuery(tree)}`);

  it('offers each wider search once, the nearest first', () => {
    expect(kinds('"basic structure" /s amendment court:SC 1973-1990')).toEqual([
      'any-court: "basic structure" /s amendment year:1973..1990',
      'all-years: "basic structure" /s amendment court:(SC)',
      'same-paragraph: "basic structure" /p amendment court:(SC) year:1973..1990',
      'without: court:(SC) year:1973..1990',
    ]);
  });

  it('offers words instead of a phrase, any of the words, and one word less', () => {
    expect(kinds('"forged will" probate')).toEqual([
      'no-phrase: forged will probate',
      'without: probate',
      'without: "forged will"',
    ]);
    expect(kinds('forged probate')).toEqual(['any-word: forged OR probate', 'without: probate', 'without: forged']);
  });

  it('takes chosen filters away one kind at a time, and keeps the others', () => {
    const options: SearchOptions = { courtNames: ['Patna High Court'], years: { from: 1990 }, benches: [2] };
    expect(searchSuggestions(treeOf('bail'), options).map(({ kind, options: wider }) => [kind, wider])).toEqual([
      ['any-court', { courtNames: [], years: { from: 1990 }, benches: [2] }],
      ['all-years', { courtNames: ['Patna High Court'], years: {}, benches: [2] }],
      ['no-filters', { courtNames: ['Patna High Court'], years: { from: 1990 } }],
    ]);
  });

  it('has nothing wider than one word', () => {
    expect(searchSuggestions(treeOf('bail'))).toEqual([]);
  });

  it('is counted with the search, and offered if it finds something', () => {
    const tree = treeOf('"forged will" probate');
    const suggestions = searchSuggestions(tree);
    const { wider = {} } = resultsBody(tree, { wider: suggestions });
    expect(Object.values(wider)).toEqual(suggestions.map((one) => toSearchBody(one.tree, one.options).query));
    const counts = [3, 0, 20].map((value, at) => [Object.keys(wider)[at], { value, relation: at > 0 ? 'gte' : 'eq' }]);
    expect(
      countedSuggestions(suggestions, Object.fromEntries(counts)).map(({ kind, count, isFloor }) => [
        kind,
        count,
        isFloor,
      ]),
    ).toEqual([
      ['no-phrase', 3, false],
      ['without', 20, true],
    ]);
    expect(countedSuggestions(suggestions, undefined)).toEqual([]);
  });

  it('is left out where a body has no room for it', () => {
    const tree = treeOf(Array.from({ length: 90 }, (_, at) => `"court${at} notice${at} x"`).join(' OR '));
    const suggestions = Array.from({ length: 20 }, () => ({ kind: 'any-court', tree, options: {} }) as const);
    const body = resultsBody(tree, { wider: suggestions });
    expect(JSON.stringify(body).length).toBeLessThanOrEqual(searchLimits.maxBody);
    expect(Object.keys(body.wider ?? {}).length).toBeLessThan(suggestions.length);
    expect(body.wider).toHaveProperty('wider0');
  });
});
