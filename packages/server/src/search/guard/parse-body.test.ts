import { parseCitation } from '@headnote/core/citation/parse';
import { BadQueryError } from '@headnote/core/errors';
import * as builders from '@headnote/core/search/bodies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Audience } from '../model/audience.js';
import { parseBody } from './parse-body.js';

const all = { match_all: {} };
const nested = (depth: number): unknown => (depth === 0 ? all : { bool: { must: nested(depth - 1) } });
const parse = (body: unknown, audience: Audience = 'member') => parseBody(body, { audience });
const refusal = (body: unknown, audience: Audience = 'member'): string => {
  try {
    parse(body, audience);
  } catch (error) {
    expect(error).toBeInstanceOf(BadQueryError);
    return (error as Error).message;
  }
  return 'accepted';
};
const list = (length: number, item: unknown) => Array.from({ length }, () => item);
const query = (clause: unknown) => ({ query: clause });
const aggs = (content: unknown) => ({ query: all, aggs: { a: content } });
/** An aggregation named `a`. */
const counted = aggs({ terms: { field: 'fd' } });
const named = (length: number, item: unknown) =>
  Object.fromEntries(list(length, item).map((one, at) => [`n${at}`, one]));
const highlight = (fields: unknown, more: object = {}) => ({ query: all, highlight: { fields, ...more } });

describe('parseBody accepts', () => {
  it.each([
    ['the latest cases', builders.latestCasesBody({ court: 'high' })],
    ['a case preview', builders.casePreviewBody({ id: 'c0123456789ab' })],
    ['a case by its citation', builders.caseByCitationBody({ houseCitation: '2024 HN 1' })],
    ['an act preview', builders.actPreviewBody({ id: 'a0123456789ab' })],
    ['an act by its citation', builders.actByCitationBody({ houseCitation: '1930 HNA 1' })],
    ['a full case', builders.fullCaseBody({ id: 'c0123456789ab' })],
    ['a full act', builders.fullActBody({ id: 'a0123456789ab' })],
    ['a citation search', builders.citationBody({ citation: 'AIR 1973 SC 1461', parse: parseCitation })],
    ['a list of acts', builders.actListBody({ from: 20 })],
  ])('%s as built by core, from members and visitors', (_name, body) => {
    for (const audience of ['member', 'visitor'] as const) {
      expect(parse(JSON.parse(JSON.stringify(body)), audience).request.size).toBeGreaterThan(0);
    }
  });

  it.each([
    ['a full text search', builders.fullTextBody({ text: 'a "b c" d', courtNames: ['X'], sort: 'newest' })],
    ['a list of acts', builders.actListBody({ text: 'goods', from: 20 })],
  ])('%s as built by core, only from members', (_name, body) => {
    const given = JSON.parse(JSON.stringify(body)) as unknown;
    expect(parse(given).request.size).toBe(20);
    expect(refusal(given, 'visitor')).toContain('Sign in to search the texts');
  });

  it('every clause, with English names', () => {
    const must = [
      { match: { judge: 'bose' } },
      { match: { enote: { query: 'a b', operator: 'and', fuzziness: 0 } } },
      { match_phrase: { content: { query: 'a b', slop: 0 } } },
      { multi_match: { query: 'a', fields: ['topic', 'citation', 'topic'], type: 'cross_fields' } },
      { term: { is_sample: true } },
      { term: { lno: 12 } },
      { terms: { fd: ['Allowed'] } },
      { terms: { courtid: [1, '2'] } },
      { match: { courtname: 'X' } },
      { range: { dispose_dt: { gte: '1973', lt: '1974-02' } } },
      { range: { lyear: { gt: '1900', lte: 1950 } } },
      { exists: { field: 'actshtml' } },
      { ids: { values: ['c1'] } },
      { match_none: {} },
    ];
    expect(parse(query({ bool: { must, should: all, minimum_should_match: 1 } })).request.query).toEqual({
      type: 'bool',
      must: [
        { type: 'match', field: 'judges', text: 'bose', operator: 'or' },
        { type: 'match', field: 'headnote', text: 'a b', operator: 'and' },
        { type: 'phrase', field: 'content', text: 'a b' },
        { type: 'multi', fields: ['subject', 'citations'], text: 'a', mode: 'cross', operator: 'or' },
        { type: 'terms', field: 'isSample', values: [1] },
        { type: 'ids', values: ['12'] },
        { type: 'terms', field: 'decision', values: ['Allowed'] },
        { type: 'terms', field: 'courtId', values: [1, 2] },
        { type: 'terms', field: 'courtName', values: ['X'] },
        { type: 'range', field: 'decidedOn', atLeast: 136_236, below: 136_632 },
        { type: 'range', field: 'year', above: 1900, atMost: 1950 },
        { type: 'exists', field: 'actsHtml' },
        { type: 'ids', values: ['c1'] },
        { type: 'none' },
      ],
      should: [{ type: 'all' }],
      mustNot: [],
      filter: [],
      minimumShouldMatch: 1,
    });
  });

  it('requires an optional clause only without required ones', () => {
    const needed = (bool: object) => {
      const clause = parse(query({ bool })).request.query;
      return clause.type === 'bool' ? clause.minimumShouldMatch : undefined;
    };
    expect(needed({ should: [all] })).toBe(1);
    expect(needed({ should: [all], filter: all })).toBe(0);
    expect(needed({})).toBe(0);
  });

  it('a sort order, fragments and counts', () => {
    const { request, source } = parse({
      query: all,
      from: 1900,
      size: 100,
      sort: ['_score', 'title', { cited: { order: 'desc', missing: '_last' } }],
      _source: ['appellant', 'content', 'appellant'],
      highlight: {
        fields: { content: {}, actshtml: { number_of_fragments: 0 } },
        pre_tags: ['<b>'],
        post_tags: ['</b>'],
      },
      aggs: { years: { terms: { field: 'lyear', size: 5000 } }, courts: { terms: { field: 'courtname' } } },
      track_total_hits: true,
    });
    expect(source).toEqual(['appellant', 'content']);
    expect(request).toMatchObject({
      sort: [
        { field: 'score', descending: true },
        { field: 'title', descending: false },
        { field: 'citedCount', descending: true },
      ],
      highlight: [
        { field: 'content', fragments: 3, fragmentSize: 150 },
        { field: 'actsHtml', fragments: 0, fragmentSize: 150 },
      ],
      aggregations: [
        { name: 'years', field: 'year', size: 5000 },
        { name: 'courts', field: 'courtName', size: 10 },
      ],
    });
    expect(request.highlightWindow).toBeUndefined();
  });

  it('no text unless the request names it', () => {
    expect(parse(query(all)).source).not.toContain('content');
    expect(parse({ query: all, _source: true }).source).not.toContain('content');
    expect(parse({ query: all, _source: false }).source).toEqual([]);
  });

  it('from a visitor the same as from a member, but returns less', () => {
    const body = highlight({
      content: { number_of_fragments: 5, fragment_size: 300 },
      appellant: { number_of_fragments: 0 },
    });
    expect(parse(body, 'visitor').request).toMatchObject({
      highlight: [
        { field: 'content', fragments: 3, fragmentSize: 150 },
        { field: 'appellant', fragments: 0 },
      ],
      highlightWindow: 2000,
    });
  });
});

describe('parseBody refuses', () => {
  it.each<[unknown, string]>([
    [undefined, 'body: must be an object'],
    ['{}', 'body: must be an object'],
    [[], 'body: must be an object'],
    [{}, 'query: is needed'],
    [{ query: all, script_fields: {} }, 'script_fields: not supported'],
    [{ query: all, search_after: [1] }, 'search_after: needs sort'],
    [{ query: all, size: 101 }, 'size: must be between 0 and 100'],
    [{ query: all, size: -1 }, 'size: must be between 0 and 100'],
    [{ query: all, size: 1.5 }, 'size: must be a whole number'],
    [{ query: all, size: Number.NaN }, 'size: must be a whole number'],
    [{ query: all, size: '10' }, 'size: must be a whole number'],
    [{ query: all, from: 1e300 }, 'from: must be between 0 and 2000'],
    [{ query: all, from: 1950, size: 100 }, 'from: from and size together at most 2000'],
    [{ query: all, track_total_hits: 'yes' }, 'track_total_hits: must be a whole number'],
    [query([all]), 'query: must be an object'],
    [query({}), 'query: must have exactly one key, not 0'],
    [query({ match_all: {}, match_none: {} }), 'query: must have exactly one key, not 2'],
    [query({ match_all: { boost: 2 } }), 'query.match_all.boost: not supported'],
    [query({ bool: { must: [{ script: {} }] } }), 'query.bool.must[0].script: not supported'],
    [query({ bool: { must_not: { prefix: { nothing: 'la' } } } }), 'query.bool.must_not.prefix.nothing: not a field'],
    [query({ near: {} }), 'query.near.field: not a field'],
    [query({ regexp: { title: 'a.*' } }), 'query.regexp: not supported'],
    [query({ bool: { minimum_should_match: '75%' } }), 'query.bool.minimum_should_match: must be a whole number'],
    [query({ bool: { boost: 1 } }), 'query.bool.boost: not supported'],
    [query({ query_string: { query: 'a' } }), 'query.query_string: not supported'],
    [query({ match: { nothing: 'a' } }), 'query.match.nothing: not a field'],
    [query({ match: { content: ['a'] } }), 'query.match.content: must be a text'],
    [
      query({ match: { content: { query: 'a', fuzziness: 7 } } }),
      'query.match.content.fuzziness: must be 0, 1 or AUTO',
    ],
    [query({ match: { content: { query: 'a', operator: 'AND' } } }), 'query.match.content.operator: must be and or or'],
    [query({ match: { content: { query: 'a', analyzer: 'x' } } }), 'query.match.content.analyzer: not supported'],
    [query({ match: { content: 'a'.repeat(2001) } }), 'query.match.content: at most 2000 characters'],
    [
      query({ match_phrase: { content: { query: 'a b', slop: 101 } } }),
      'query.match_phrase.content.slop: must be between 0 and 100',
    ],
    [query({ multi_match: { query: 'a', fields: [] } }), 'query.multi_match.fields: must name a field'],
    [query({ multi_match: { query: 'a', fields: ['title^3'] } }), 'query.multi_match.fields[0]: not a field'],
    [query({ multi_match: { query: 'a', fields: ['courtname'] } }), 'query.multi_match.fields[0]: not a text field'],
    [
      query({ multi_match: { query: 'a', fields: ['title'], type: 'most_fields' } }),
      'query.multi_match.type: must be best_fields or cross_fields or phrase',
    ],
    [query({ term: { appellant: 'a' } }), 'query.term.appellant: a text field; use match or match_phrase'],
    [query({ term: { source_url: 'a' } }), 'query.term.source_url: cannot be searched'],
    [query({ term: { courtid: 'one' } }), 'query.term.courtid: must be a number'],
    [query({ term: { courtid: Infinity } }), 'query.term.courtid: must be a number'],
    [query({ term: { courtid: [1] } }), 'query.term.courtid: must be a number'],
    [query({ term: { courtname: { value: 'X' } } }), 'query.term.courtname: must be a text or a number'],
    [query({ term: { is_sample: 2 } }), 'query.term.is_sample: must be true or false'],
    ...['1973-01-01Tgarbage', '1973T10:00', '1973-01T', '1973-01-01T10:00junk'].map((date): [unknown, string] => [
      query({ term: { dispose_dt: date } }),
      'query.term.dispose_dt: must be a date: YYYY-MM-DD, YYYY-MM or YYYY',
    ]),
    [query({ term: { dispose_dt: '1973' } }), 'query.term.dispose_dt: must be a whole date, YYYY-MM-DD'],
    [query({ terms: { courtid: 1 } }), 'query.terms.courtid: must be a list'],
    [query({ terms: { courtid: list(1025, 1) } }), 'query.terms.courtid: at most 1024 items'],
    [query({ terms: { courtid: [1, {}] } }), 'query.terms.courtid[1]: must be a number'],
    [query({ range: { courtname: { gte: 'a' } } }), 'query.range.courtname: not a number or a date'],
    [query({ range: { dispose_dt: {} } }), 'query.range.dispose_dt: needs gte, gt, lte or lt'],
    [
      query({ range: { dispose_dt: { gte: '1973-02-30' } } }),
      'query.range.dispose_dt.gte: must be a date: YYYY-MM-DD, YYYY-MM or YYYY',
    ],
    [
      query({ range: { dispose_dt: { gte: 'now-1d' } } }),
      'query.range.dispose_dt.gte: must be a date: YYYY-MM-DD, YYYY-MM or YYYY',
    ],
    [query({ range: { cited: { from: 1 } } }), 'query.range.cited.from: not supported'],
    [query({ exists: { field: 'nothing' } }), 'query.exists.field: not a field'],
    [query({ ids: { values: [{}] } }), 'query.ids.values[0]: must be a text'],
    [query(nested(8)), `query${'.bool.must'.repeat(8)}: nested deeper than 8`],
    [query({ bool: { should: list(257, all) } }), 'query.bool.should: more than 256 clauses'],
    [query({ bool: { should: list(256, all) } }), 'query.bool.should[255]: more than 256 clauses'],
    [
      query({ bool: { should: [0, 1].map(() => ({ terms: { courtid: list(600, 1) } })) } }),
      'query.bool.should[1].terms.courtid: more than 1024 values',
    ],
    [query({ bool: { should: list(40, { match: { content: `${'a'.repeat(1800)}` } }) } }), 'body: larger than 64 KB'],
    [
      query({ bool: { should: [0, 1].map(() => ({ match: { content: 'a '.repeat(600) } })) } }),
      'query.bool.should[1].match.content: more than 1024 words',
    ],
    [{ query: all, sort: 'title' }, 'sort: must be a list'],
    [{ query: all, sort: ['title', 'title', 'title', 'title'] }, 'sort: at most 3 items'],
    [{ query: all, sort: ['content'] }, 'sort[0]: cannot be sorted by'],
    [{ query: all, sort: [{ title: { order: 'asc', missing: '_first' } }] }, 'sort[0].title.missing: must be _last'],
    [{ query: all, sort: [{ _script: {} }] }, 'sort[0]._script: cannot be sorted by'],
    [{ query: all, _source: ['nothing'] }, '_source[0]: not a field'],
    [{ query: all, _source: { includes: [] } }, '_source: must be a list'],
    [
      highlight({ content: { number_of_fragments: 0 } }),
      'highlight.fields.content.number_of_fragments: this field is not highlighted as a whole',
    ],
    [
      highlight({ content: { number_of_fragments: 6 } }),
      'highlight.fields.content.number_of_fragments: must be between 1 and 5',
    ],
    [
      highlight({ content: { fragment_size: 49 } }),
      'highlight.fields.content.fragment_size: must be between 50 and 300',
    ],
    [
      highlight({ content: { fragment_size: 301 } }),
      'highlight.fields.content.fragment_size: must be between 50 and 300',
    ],
    [highlight({ courtname: {} }), 'highlight.fields.courtname: not a text field'],
    [highlight({ content: {} }, { pre_tags: ['<i>'] }), 'highlight.pre_tags: must be ["<b>"]'],
    [highlight({ content: { highlight_query: all } }), 'highlight.fields.content.highlight_query: not supported'],
    [
      aggs({ date_histogram: { field: 'dispose_dt', calendar_interval: 'day' } }),
      'aggs.a.date_histogram.calendar_interval: must be year or month',
    ],
    [aggs({ terms: { field: 'courtname', size: 1001 } }), 'aggs.a.terms.size: must be between 1 and 1000'],
    [aggs({ terms: { field: 'lyear', size: 5001 } }), 'aggs.a.terms.size: must be between 1 and 5000'],
    [aggs({ terms: { field: 'fd', size: 201 } }), 'aggs.a.terms.size: must be between 1 and 200'],
    [aggs({ terms: { field: 'content' } }), 'aggs.a.terms.field: cannot be counted'],
    [aggs({ terms: { field: '_id' } }), 'aggs.a.terms.field: cannot be counted'],
    [aggs({ terms: { field: 'fd', script: 'x' } }), 'aggs.a.terms.script: not supported'],
    [aggs({ cardinality: { field: 'fd' } }), 'aggs.a.cardinality: not supported'],
    [{ query: all, aggs: { 'a b': {} } }, 'aggs.a?b: a name has letters, digits, _ and -, and begins with a letter'],
    [{ query: all, aggs: Object.fromEntries('abcdefghi'.split('').map((name) => [name, {}])) }, 'aggs: more than 8'],
    [{ query: all, aggregations: {} }, 'aggregations: not supported'],
    [{ query: all, choices: [] }, 'choices: must be an object'],
    [{ ...counted, choices: { b: all } }, 'choices.b: must have the name of an aggregation'],
    [{ ...counted, choices: { a: { match: { topic: 'x' } } } }, 'choices.a: compares values; words belong into query'],
    [{ ...counted, choices: { a: { script: {} } } }, 'choices.a.script: not supported'],
    [{ query: all, choices: named(9, all) }, 'choices: more than 8'],
    [{ query: all, wider: named(7, all) }, 'wider: more than 6'],
    [{ query: all, wider: { 'a b': all } }, 'wider.a?b: a name has letters, digits, _ and -, and begins with a letter'],
    [{ query: all, wider: { a: { bool: { must: list(256, all) } } } }, 'wider.a.bool.must[255]: more than 256 clauses'],
    [JSON.parse('{"query":{"match_all":{}},"__proto__":{"size":5}}'), '__proto__: not supported'],
    [query(JSON.parse('{"match":{"__proto__":"a"}}')), 'query.match.__proto__: not a field'],
    [query({ match: { constructor: 'a' } }), 'query.match.constructor: not a field'],
    [query(JSON.parse('{"toString":{}}')), 'query.toString: not supported'],
    [
      { query: all, aggs: JSON.parse('{"__proto__":{"terms":{"field":"fd"}}}') },
      'aggs.__proto__: a name has letters, digits, _ and -, and begins with a letter',
    ],
    [Object.create({ query: all }), 'body: must be a plain object'],
    [query(new Map()), 'query: must be a plain object'],
    [{ query: all, [`${'x'.repeat(500)}<script>`]: 1 }, `${'x'.repeat(40)}: not supported`],
  ])('%j', (body, message) => {
    expect(refusal(body)).toBe(message);
  });

  it.each<[object, string]>([
    [{ match: { content: 'a' } }, 'query.match.content'],
    [{ match_phrase: { 'enote.exact': 'a b' } }, 'query.match_phrase.enote'],
    [{ multi_match: { query: 'a', fields: ['topic', 'content'] } }, 'query.multi_match.fields'],
    [{ prefix: { appellant: 'ab' } }, 'query.prefix'],
    [{ bool: { must_not: { wildcard: { judge: 'ab*' } } } }, 'query.bool.must_not.wildcard'],
    [{ near: { field: 'topic', of: [{ match: { topic: 'a' } }, { match: { topic: 'b' } }], within: 2 } }, 'query.near'],
  ])('H8: from a visitor words of the texts, and patterns of any field: %j', (clause, path) => {
    expect(refusal(query(clause), 'visitor')).toBe(`${path}: Sign in to search the texts`);
    expect(refusal(query(clause))).toBe('accepted');
  });

  it('from a visitor the values of a text field', () => {
    const body = aggs({ terms: { field: 'title', size: 5000 } });
    expect(refusal(body)).toBe('accepted');
    expect(refusal(body, 'visitor')).toBe('aggs.a.terms.field: the values of a text field are for members');
  });

  it('a deeply nested body at once', () => {
    let bomb: unknown = all;
    for (let depth = 0; depth < 50_000; depth += 1) bomb = { bool: { must: [bomb] } };
    const start = performance.now();
    expect(refusal(query(bomb))).toMatch(/nested deeper than 8$/);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('parseBody, for any input,', () => {
  const names = [
    'query',
    'bool',
    'must',
    'should',
    'filter',
    'must_not',
    'match',
    'match_phrase',
    'multi_match',
    'term',
    'terms',
    'range',
    'exists',
    'ids',
    'values',
    'fields',
    'field',
    'content',
    'title',
    'courtid',
    'courtname',
    'dispose_dt',
    'size',
    'from',
    'sort',
    '_score',
    'highlight',
    'aggs',
    'gte',
    'lt',
    'order',
    '__proto__',
    'constructor',
    'type',
    'operator',
    'slop',
    'near',
    'prefix',
  ];
  const { body } = fc.letrec<{ body: unknown }>((tie) => ({
    body: fc.oneof(
      { maxDepth: 12, withCrossShrink: true },
      fc.oneof(
        fc.constantFrom(...names, 'and', 'asc', '1973', '<b>'),
        fc.double(),
        fc.integer(),
        fc.string(),
        fc.constant(null),
        fc.boolean(),
      ),
      fc.array(tie('body'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), tie('body'), {
        maxKeys: 3,
        noNullPrototype: false,
      }),
    ),
  }));
  const audience = fc.constantFrom<Audience>('member', 'visitor');

  it('throws only a BadQueryError, and quickly', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          body,
          fc.record({ query: body }),
          fc.record({ query: fc.record({ bool: body }), sort: body, aggs: body }),
        ),
        audience,
        (value, who) => {
          const start = performance.now();
          try {
            parse(value, who);
          } catch (error) {
            expect(error).toBeInstanceOf(BadQueryError);
          }
          expect(performance.now() - start).toBeLessThan(5_000);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('passes on nothing of its input object', () => {
    const decisions = ['Allowed'];
    const given = {
      query: { bool: { must: [{ terms: { fd: decisions } }] } },
      sort: [{ title: 'asc' }],
      _source: ['title'],
    };
    const parsed = parse(given);
    const before = JSON.stringify(parsed);
    decisions.push('Dismissed');
    given.query.bool.must.pop();
    given.sort.pop();
    given._source.pop();
    expect(JSON.stringify(parsed)).toBe(before);
  });
});
