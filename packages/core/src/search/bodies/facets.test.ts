import { describe, expect, it } from 'vitest';
import { parseQuery, toSearchBody, type SearchOptions } from '../index.js';
import { courtLevel, facetBody, printQuery, waysOn } from './index.js';

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
    const body = facetBody(treeOf('bail 1973-1990 court:(SC)'), 'years', { years: { from: 1980 }, benches: [2] });
    expect(body).toMatchObject({ size: 1, aggs: { years: { date_histogram: {} } } });
    expect(body.highlight).toBeUndefined();
    expect(filterOf(body.query)).toEqual([{ terms: { courtid: [1] } }, { terms: { bench_strength: [2] } }]);
    const courts = facetBody(treeOf('bail court:SC'), 'courts', { courtNames: ['Patna High Court'] });
    expect(filterOf(courts.query)).toBeUndefined();
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

describe('waysOn', () => {
  const kinds = (typed: string, options: SearchOptions = {}) =>
    waysOn(treeOf(typed), options).map(({ kind, tree }) => `${kind}: ${printQuery(tree)}`);

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
    expect(waysOn(treeOf('bail'), options).map(({ kind, options: wider }) => [kind, wider])).toEqual([
      ['any-court', { courtNames: [], years: { from: 1990 }, benches: [2] }],
      ['all-years', { courtNames: ['Patna High Court'], years: {}, benches: [2] }],
      ['no-filters', { courtNames: ['Patna High Court'], years: { from: 1990 } }],
    ]);
  });

  it('has nothing wider than one word', () => {
    expect(waysOn(treeOf('bail'))).toEqual([]);
  });
});
