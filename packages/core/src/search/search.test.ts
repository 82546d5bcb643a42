import { describe, expect, it } from 'vitest';
import { parseCitation } from '../citation/parse-entry.js';
import { actFields, caseFields, writeSearchAnswer } from '../contract/index.js';
import { actListFields, caseListFields } from '../contract/records/list-fields.js';
import { readSearchAnswer, totalText, type SearchAnswer } from './answers.js';
import {
  actByCitationBody,
  actListBody,
  actPreviewBody,
  caseByCitationBody,
  casePreviewBody,
  citationBody,
  fullActBody,
  fullCaseBody,
  fullTextBody,
  houseCitationToSlug,
  latestCasesBody,
  parseSearch,
  serializeSearch,
  slugToHouseCitation,
  type SearchState,
} from './bodies/index.js';

describe('the requests of the specification', () => {
  it('a list requests every field except the text and the original', () => {
    const all = (fields: object): unknown[] =>
      Object.values(fields).filter((field) => field !== 'content' && field !== 'docpdfid');
    expect(caseListFields).toEqual(all(caseFields));
    expect(actListFields).toEqual(all(actFields));
  });

  it('latest cases: ten hits by score, then newest; court id 1 is the Supreme Court, all others are High Courts', () => {
    const shape = { from: 0, size: 10, sort: ['_score', { dispose_dt: 'desc' }] };
    const supreme = latestCasesBody({ court: 'supreme' });
    expect(supreme).toMatchObject({ ...shape, query: { bool: { must: [{ term: { courtid: 1 } }] } } });
    const fields = ['appellant', 'respondent', 'hcref', 'topic', 'dispose_dt', 'fd', 'courtid', 'courtname'];
    expect(supreme._source).toEqual(expect.arrayContaining(fields));
    expect(supreme._source).not.toContain('content');
    expect(latestCasesBody({ court: 'high' })).toMatchObject({
      ...shape,
      query: { bool: { must_not: [{ term: { courtid: 1 } }] } },
    });
    expect(latestCasesBody({ court: 'all', from: 10, size: 5 })).toMatchObject({
      query: { match_all: {} },
      from: 10,
      size: 5,
    });
  });

  it('case preview: one hit by id, all fields, acts highlighted in bold', () => {
    expect(casePreviewBody({ id: 'c1' })).toEqual({
      track_total_hits: true,
      _source: Object.values(caseFields),
      highlight: { fields: { actshtml: { number_of_fragments: 0 } }, pre_tags: ['<b>'], post_tags: ['</b>'] },
      sort: [{ dispose_dt: 'desc' }],
      from: 0,
      size: 1,
      query: { bool: { must: [{ term: { id: 'c1' } }] } },
    });
    const byCitation = { query: { bool: { must: [{ term: { lscitation: '2024 HN 12' } }] } } };
    expect(caseByCitationBody({ houseCitation: '2024 HN 12' })).toMatchObject(byCitation);
    expect(fullCaseBody({ id: 'c1' })).toMatchObject({ query: { bool: { must: [{ term: { id: 'c1' } }] } } });
  });

  it('bare-act preview: one hit by _id with content, title and lno; other fields on request', () => {
    expect(actPreviewBody({ id: 'a1' })).toEqual({
      query: { bool: { must: [{ term: { _id: 'a1' } }] } },
      size: 1,
      _source: ['content', 'title', 'lno'],
    });
    expect(actPreviewBody({ id: 'a1', alsoFields: ['title', 'statusText'] })._source).toEqual([
      'content',
      'title',
      'lno',
      'status_text',
    ]);
    expect(fullActBody({ id: 'a1' })._source).toEqual(Object.values(actFields));
    const byCitation = { query: { bool: { must: [{ term: { lscitation: '1930 HNA 3' } }] } } };
    expect(actByCitationBody({ houseCitation: '1930 HNA 3' })).toMatchObject(byCitation);
  });

  it('citation search: one hit, the most cited first, totals, a thousand courts, fragments of 150', () => {
    const body = citationBody({ citation: '1973 HN 1', parse: parseCitation });
    expect(body).toMatchObject({ size: 1, sort: [{ cited: 'desc' }], track_total_hits: true });
    expect(body.aggs).toEqual({ courts: { terms: { field: 'courtname', size: 1000 } } });
    expect(Object.values(body.highlight?.fields ?? {})).toEqual([{ fragment_size: 150 }]);
    expect(citationBody({ citation: 'x', parse: parseCitation, size: 20, from: 20 })).toMatchObject({
      size: 20,
      from: 20,
    });
  });

  it('bare-act list: twenty hits, an aggregation of 5,000, at most two fragments of 150', () => {
    const body = actListBody({ text: 'sale of goods' });
    expect(body.size).toBe(20);
    expect(Object.values(body.aggs ?? {})).toMatchObject([{ terms: { size: 5000 } }]);
    expect(body.highlight?.fields).toEqual({ content: { fragment_size: 150, number_of_fragments: 2 } });
    expect(actListBody()).toMatchObject({ query: { match_all: {} }, sort: [{ title: 'asc' }] });
  });
});

describe('fullTextBody', () => {
  const clausesOf = (text: string): unknown => {
    const { query } = fullTextBody({ text });
    return 'bool' in query ? query.bool.must : undefined;
  };
  const words = (query: string): unknown =>
    expect.objectContaining({ multi_match: expect.objectContaining({ query, type: 'cross_fields', operator: 'and' }) });

  const phraseFields = ['content', 'appellant', 'respondent', 'citation', 'topic', 'appeal_no', 'enote'];
  const phrase = (query: string): unknown => ({ multi_match: { query, fields: phraseFields, type: 'phrase' } });
  const exactPhrase = (query: string): unknown => ({
    multi_match: { query, fields: phraseFields.map((field) => `${field}.exact`), type: 'phrase' },
  });

  it('prefers, but does not require, judgments with the words next to each other', () => {
    const shouldOf = (text: string) => {
      const { query } = fullTextBody({ text });
      return 'bool' in query ? query.bool.should : undefined;
    };
    expect(shouldOf('natural justice')).toEqual([phrase('natural justice')]);
    expect(shouldOf('justice')).toBeUndefined();
    expect(shouldOf('"natural justice"')).toBeUndefined();
    expect(shouldOf('one two three four five six seven eight nine')).toBeUndefined();
  });

  it('searches quoted parts as exact phrases and requires all other words', () => {
    expect(clausesOf('bail "right to life" anticipatory')).toEqual([
      exactPhrase('right to life'),
      words('bail anticipatory'),
    ]);
    expect(clausesOf('“basic structure”')).toEqual([exactPhrase('basic structure')]);
    expect(clausesOf('a "never closed')).toEqual([words('a never closed')]);
    expect(clausesOf(' "" ')).toEqual([{ match_all: {} }]);
  });

  it('orders by relevance or date, filters by court, counts by court, returns three fragments', () => {
    expect(fullTextBody({ text: 'a' })).toMatchObject({ from: 0, size: 20, sort: ['_score', { dispose_dt: 'desc' }] });
    const body = fullTextBody({ text: 'a', sort: 'newest', courtNames: ['Delhi High Court'], from: 40 });
    expect(body.sort).toEqual([{ dispose_dt: { order: 'desc', missing: '_last' } }, '_score']);
    expect(body.query).toMatchObject({ bool: { filter: [{ terms: { courtname: ['Delhi High Court'] } }] } });
    expect(body.from).toBe(40);
    expect(body.aggs).toEqual({ courts: { terms: { field: 'courtname', size: 200 } } });
    expect(body.highlight?.fields).toEqual({ content: { fragment_size: 150, number_of_fragments: 3 } });
    expect(body._source).not.toContain('content');
  });
});

describe('parseSearch and serializeSearch', () => {
  it('return the same search after a round trip', () => {
    const search: SearchState = { v: 1, kind: 'acts', text: ' §\n“a”=b&c ', courtNames: ['A, B', ''], sort: 'newest' };
    expect(parseSearch(serializeSearch(search))).toEqual({ ok: true, value: search });
  });

  it('keep what narrows a search, and nothing that does not', () => {
    const search: SearchState = {
      v: 1,
      kind: 'text',
      text: 'bail',
      courtNames: [],
      sort: 'cited',
      narrowing: {
        words: 'surety',
        years: { from: 1973 },
        benches: [5, 7],
        decisions: ['Allowed'],
        treatments: ['overruled'],
      },
    };
    expect(parseSearch(serializeSearch(search))).toEqual({ ok: true, value: search });
    const { narrowing: _, ...plain } = search;
    const empty = { words: ' ', years: {}, benches: [], decisions: [] };
    expect(serializeSearch({ ...plain, narrowing: empty })).toBe(serializeSearch(plain));
  });

  const good = { v: 1, kind: 'text', text: 'a', courtNames: [], sort: 'relevance' };
  it.each([
    ['empty', ''],
    ['not JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a later version', JSON.stringify({ ...good, v: 2 })],
    ['an unknown kind', JSON.stringify({ ...good, kind: '__proto__' })],
    ['an unknown order', JSON.stringify({ ...good, sort: 'random' })],
    ['a text that is not a string', JSON.stringify({ ...good, text: { $gt: '' } })],
    ['a text too long', JSON.stringify({ ...good, text: 'x'.repeat(2001) })],
    ['courts that are not a list', JSON.stringify({ ...good, courtNames: 'x' })],
    ['courts that are not names', JSON.stringify({ ...good, courtNames: [1] })],
    ['too many courts', JSON.stringify({ ...good, courtNames: Array.from({ length: 101 }, () => 'x') })],
    ['words that are too long', JSON.stringify({ ...good, narrowing: { words: 'x'.repeat(101) } })],
    ['years that are no years', JSON.stringify({ ...good, narrowing: { years: { from: '1973' } } })],
    ['a bench that is no number', JSON.stringify({ ...good, narrowing: { benches: ['5'] } })],
    ['outcomes that are no texts', JSON.stringify({ ...good, narrowing: { decisions: [{ $ne: '' }] } })],
    ['an unknown way to narrow', JSON.stringify({ ...good, narrowing: { script: ['x'] } })],
    ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ])('report a damaged link for %s', (_, text) => {
    expect(parseSearch(text)).toMatchObject({ ok: false, error: { code: 'damaged-link' } });
  });

  it('ignore unknown members', () => {
    const text = '{"v":1,"kind":"text","text":"a","courtNames":[],"sort":"newest","__proto__":{"admin":true},"x":1}';
    const result = parseSearch(text);
    expect(result.ok && Object.keys(result.value)).toEqual(['v', 'kind', 'text', 'courtNames', 'sort']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('slugs of house citations', () => {
  it.each([
    ['2024 HN 12', '2024-hn-12'],
    ['2024 HNS 1', '2024-hns-1'],
    ['ND HN 7', 'nd-hn-7'],
    ['1930 HNA 3', '1930-hna-3'],
    ['1930 HNSA 3', '1930-hnsa-3'],
  ])('%s has the slug %s', (citation, slug) => {
    expect(houseCitationToSlug(citation)).toBe(slug);
    expect(slugToHouseCitation(slug)).toBe(citation);
    expect(slugToHouseCitation(slug.toUpperCase())).toBe(citation);
  });

  it.each([
    '',
    '2024-hn',
    '2024-hn-0',
    '2024-hn-012',
    '24-hn-1',
    '2024-hx-1',
    '2024 hn 1x',
    '2024-hn-1-2',
    '../2024-hn-1',
  ])('%s is not a slug', (slug) => {
    expect(slugToHouseCitation(slug)).toBeUndefined();
  });
});

describe('readSearchAnswer', () => {
  it('reads hits, highlights and facets under English names', () => {
    const outdata = JSON.stringify({
      took: 3,
      timed_out: true,
      hits: {
        total: { value: 2, relation: 'gte' },
        hits: [
          {
            _id: 'c1',
            _score: null,
            _source: { appellant: 'A', judge_beanch: 'B', unknown: 1 },
            highlight: { content: ['<b>x</b>'], judge: ['y'], unknown: ['z'] },
          },
        ],
      },
      aggregations: { courts: { buckets: [{ key: 'SC', doc_count: 2 }] } },
    });
    expect(readSearchAnswer(outdata)).toEqual({
      ok: true,
      value: {
        total: { value: 2, relation: 'gte' },
        hits: [
          {
            id: 'c1',
            score: null,
            record: { id: 'c1', appellant: 'A', bench: 'B' },
            highlight: { content: ['<b>x</b>'], judges: ['y'] },
          },
        ],
        facets: { courts: [{ key: 'SC', count: 2 }] },
        timedOut: true,
        tookMs: 3,
      },
    });
  });

  const answerOf = (outdata: object): unknown => {
    const result = readSearchAnswer(outdata);
    return result.ok ? result.value : result.error;
  };
  const hitOf = (hit: object): unknown =>
    (answerOf({ hits: { hits: [{ _id: 'a1', ...hit }] } }) as { hits: unknown[] }).hits[0];

  it('reads an act whose numbers and flags may be texts', () => {
    const record = {
      id: 'a1',
      title: 'T',
      number: '12',
      year: 1930,
      content: '<p>x</p>',
      isAvailable: true,
      isSample: false,
      asOn: '2024-01-31',
    };
    const source = {
      id: 'a1',
      title: 'T',
      lno: '12',
      lyear: '1930',
      content: '<p>x</p>',
      is_available: 1,
      is_sample: 'false',
      as_on: '2024-01-31T00:00:00',
    };
    expect(hitOf({ _source: source })).toEqual({ id: 'a1', score: null, record, highlight: {} });
    expect(hitOf({ _source: { ...source, lno: 12, lyear: 1930, is_available: 'True', is_sample: 0 } })).toMatchObject({
      record,
    });
    expect(hitOf({ _source: { lyear: null, as_on: 'soon' } })).toMatchObject({
      record: { id: 'a1', year: null, asOn: null },
    });
  });

  it('accepts answers without the fields that other servers omit', () => {
    expect(answerOf({ hits: { hits: [] } })).toEqual({
      total: { value: 0, relation: 'gte' },
      hits: [],
      facets: {},
      timedOut: false,
    });
    expect(answerOf({ hits: { hits: [], total: 7 } })).toMatchObject({ total: { value: 7, relation: 'eq' } });
    const isCut = (value: unknown): boolean => {
      const answer = answerOf({ hits: { hits: [] }, expansions_cut: value }) as object;
      return 'expansionsCut' in answer && answer.expansionsCut === true;
    };
    expect([true, 'true', 1, false, 'x', null].map(isCut)).toEqual([true, true, true, false, false, false]);
    expect(answerOf({ hits: { hits: [] }, not_searchable: 2 })).toMatchObject({ notSearchable: 2 });
    expect(answerOf({ hits: { hits: [] }, not_searchable: 0 })).not.toHaveProperty('notSearchable');
    expect(answerOf({ hits: { hits: [], total: '7' }, timed_out: 'true', took: '3' })).toMatchObject({
      total: { value: 7 },
      timedOut: true,
      tookMs: 3,
    });
    expect(hitOf({ _score: '1.5', highlight: null, _source: null })).toEqual({
      id: 'a1',
      score: 1.5,
      record: { id: 'a1' },
      highlight: {},
    });
    expect(hitOf({ _id: 7 })).toMatchObject({ id: '7' });
    expect(hitOf({ highlight: { content: ['x', 7] } })).toMatchObject({ highlight: { content: ['x', '7'] } });
  });

  it('reads counts of values, numbers and dates', () => {
    const buckets = [
      { key: 'X', doc_count: 2 },
      { key: 5, doc_count: '1' },
      { key: 0, key_as_string: '1970', doc_count: 3 },
      { key: true },
    ];
    expect(answerOf({ hits: { hits: [] }, aggregations: { a: { buckets } } })).toMatchObject({
      facets: {
        a: [
          { key: 'X', count: 2 },
          { key: 5, count: 1 },
          { key: '1970', count: 3 },
          { key: '', count: 0 },
        ],
      },
    });
  });

  it('reads the position for the next page', () => {
    expect(hitOf({ sort: [1.5, '1973-04-24', null, {}, 'a1'] })).toMatchObject({
      after: [1.5, '1973-04-24', null, null, 'a1'],
    });
    expect(hitOf({ sort: [] })).not.toHaveProperty('after');
    expect(hitOf({ sort: 'x' })).not.toHaveProperty('after');
    const answer = answerOf({ took: 1, hits: { total: 1, hits: [{ _id: 'a1', sort: [2, 'a1'] }] } });
    expect(answerOf(JSON.parse(writeSearchAnswer(answer as SearchAnswer)) as object)).toEqual(answer);
  });

  it.each<[unknown, string]>([
    [{}, 'hits'],
    [{ hits: {} }, 'hits.hits'],
    [{ hits: { hits: ['x'] } }, 'hits.hits.0'],
    [{ hits: { hits: [{}] } }, 'hits.hits.0._id'],
    [{ hits: { hits: [{ _id: 'a', _source: 'x' }] } }, 'hits.hits.0._source'],
    [{ hits: { hits: [{ _id: 'a', highlight: 'x' }] } }, 'hits.hits.0.highlight'],
    [{ hits: { hits: [{ _id: 'a', highlight: { content: 'x' } }] } }, 'hits.hits.0.highlight.content'],
    [{ hits: { hits: [], total: 'many' } }, 'hits.total'],
    [{ hits: { hits: [], total: { value: 'many' } } }, 'hits.total.value'],
    [{ hits: { hits: [] }, aggregations: { a: 'x' } }, 'aggregations.a'],
    [{ hits: { hits: [] }, aggregations: { a: { buckets: ['x'] } } }, 'aggregations.a.buckets.0'],
  ])('names the field that is wrong in %j', (outdata, field) => {
    expect(readSearchAnswer(outdata)).toMatchObject({ ok: false, error: { field } });
  });

  it('H11: totalText adds a plus to a total that is a lower limit', () => {
    expect(totalText({ value: 10_000, relation: 'gte' })).toBe('10,000+');
    expect(totalText({ value: 138_000, relation: 'eq' })).toBe('1,38,000');
    expect(totalText({ value: 0, relation: 'eq' })).toBe('0');
  });

  it('names the field that violates the contract', () => {
    const broken = { hits: { hits: [] }, aggregations: { courts: { buckets: {} } } };
    expect(readSearchAnswer(broken)).toMatchObject({ ok: false, error: { field: 'aggregations.courts.buckets' } });
    expect(readSearchAnswer('')).toMatchObject({ ok: false, error: { code: 'contract', field: '' } });
  });
});
