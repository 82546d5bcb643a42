import { parseCitation } from '@headnote/core/citation/parse';
import { BadQueryError } from '@headnote/core/errors';
import * as bodies from '@headnote/core/search/bodies';
import { parseQuery, toSearchBody, type KnownCourt, type QueryTree } from '@headnote/core/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courts } from '../../courts/courts.js';
import type { Clause } from '../model/engine-request.js';
import { parseBody } from './parse-body.js';

const numRuns = process.env['LONG_RUN'] ? 10_000 : 200;
/** Generous timeout: ten thousand runs take minutes on a busy machine. */
const LONG = 300_000;
const all = { match_all: {} };
const parse = (query: unknown) => parseBody({ query }, { audience: 'member' }).request.query;
const refusal = (body: unknown, audience: 'member' | 'visitor' = 'member'): string => {
  try {
    parseBody(body, { audience });
  } catch (error) {
    expect(error).toBeInstanceOf(BadQueryError);
    return (error as Error).message;
  }
  return 'accepted';
};
const refusedQuery = (query: unknown): string => refusal({ query }).replace(/^query\./, '');
const match = (field: string, query = 'a') => ({ match: { [field]: query } });
const near = (more: object) => ({
  near: { field: 'content', of: [match('content'), match('content')], within: 5, ...more },
});

describe('the guard accepts', () => {
  it.each<[string, unknown, Clause]>([
    [
      'an exact form',
      { match: { 'content.exact': 'Landed' } },
      { type: 'match', field: 'content', exact: true, text: 'Landed', operator: 'or' },
    ],
    [
      'an exact phrase',
      { match_phrase: { 'enote.exact': 'a b' } },
      { type: 'phrase', field: 'headnote', exact: true, text: 'a b' },
    ],
    [
      'exact forms of several fields',
      { multi_match: { query: 'a b', fields: ['content.exact', 'citation.exact'], type: 'phrase' } },
      { type: 'multi', fields: ['content', 'citations'], text: 'a b', mode: 'phrase', operator: 'or', exact: true },
    ],
    [
      'one letter wrong',
      { match: { content: { query: 'a', fuzziness: 1 } } },
      { type: 'match', field: 'content', text: 'a', operator: 'or', fuzziness: 1 },
    ],
    [
      'letters wrong by length',
      { match: { content: { query: 'a', fuzziness: 'AUTO' } } },
      { type: 'match', field: 'content', text: 'a', operator: 'or', fuzziness: 'auto' },
    ],
    [
      'words between',
      { match_phrase: { content: { query: 'a b', slop: 5 } } },
      { type: 'phrase', field: 'content', text: 'a b', slop: 5 },
    ],
    [
      'a prefix',
      { prefix: { 'appellant.exact': "O'Br" } },
      { type: 'prefix', field: 'appellant', exact: true, text: "O'Br" },
    ],
    ['a prefix of another script', { prefix: { content: 'न्याय' } }, { type: 'prefix', field: 'content', text: 'न्याय' }],
    ['a wildcard', { wildcard: { content: 'wom?n*' } }, { type: 'wildcard', field: 'content', pattern: 'wom?n*' }],
  ])('%s', (_name, query, clause) => {
    expect(parse(query)).toEqual(clause);
  });

  it('a near clause of everything that can be near', () => {
    const of = [
      match('content'),
      { match_phrase: { 'content.exact': 'b c' } },
      { prefix: { 'content.exact': 'lan' } },
      { wildcard: { content: 'wom?n' } },
      {
        bool: {
          should: [match('content', 'd'), { bool: { should: match('content.exact', 'e') } }],
          minimum_should_match: 1,
        },
      },
      near({ within: 'sentence', ordered: true }),
    ];
    expect(parse(near({ of, within: 'paragraph' }))).toEqual({
      type: 'near',
      field: 'content',
      within: 'paragraph',
      ordered: false,
      of: [
        { type: 'match', field: 'content', text: 'a', operator: 'or' },
        { type: 'phrase', field: 'content', exact: true, text: 'b c' },
        { type: 'prefix', field: 'content', exact: true, text: 'lan' },
        { type: 'wildcard', field: 'content', pattern: 'wom?n' },
        {
          type: 'any',
          of: [
            { type: 'match', field: 'content', text: 'd', operator: 'or' },
            { type: 'any', of: [{ type: 'match', field: 'content', exact: true, text: 'e', operator: 'or' }] },
          ],
        },
        {
          type: 'near',
          field: 'content',
          within: 'sentence',
          ordered: true,
          of: [
            { type: 'match', field: 'content', text: 'a', operator: 'or' },
            { type: 'match', field: 'content', text: 'a', operator: 'or' },
          ],
        },
      ],
    });
    const exact = [match('content.exact'), near({ of: [match('content.exact'), match('content.exact')] })];
    expect(parse(near({ within: 100, field: 'content.exact', of: exact }))).toMatchObject({
      within: 100,
      field: 'content',
    });
  });

  it('counts of dates by year and month, together with counts of values', () => {
    const aggs = {
      years: { date_histogram: { field: 'dispose_dt', calendar_interval: 'year' } },
      months: { date_histogram: { field: 'dispose_dt', calendar_interval: 'month' } },
      courts: { terms: { field: 'courtname', size: 5 } },
    };
    for (const audience of ['member', 'visitor'] as const) {
      expect(parseBody({ query: all, aggs }, { audience }).request).toMatchObject({
        aggregations: [{ name: 'courts', field: 'courtName', size: 5 }],
        histograms: [
          { name: 'years', field: 'decidedOn', interval: 'year' },
          { name: 'months', field: 'decidedOn', interval: 'month' },
        ],
      });
    }
  });

  it('the hit after which an export continues', () => {
    const after = (sort: unknown, search_after: unknown) =>
      parseBody({ query: all, sort, search_after, size: 100 }, { audience: 'member' }).request.after;
    expect(after(['_score'], [1.5, 'c1'])).toEqual({ values: [1.5], id: 'c1' });
    expect(after([{ dispose_dt: 'desc' }, 'title'], ['1600-01-02', 'T', 'c1'])).toEqual({ values: [1, 'T'], id: 'c1' });
    expect(after([{ cited: 'desc' }, 'courtname', 'lyear'], [null, null, 1950, 'c1'])).toEqual({
      values: [null, null, 1950],
      id: 'c1',
    });
  });
});

describe('H3: the guard refuses, with the path,', () => {
  it.each<[unknown, string]>([
    [{ regexp: { content: 'a.*' } }, 'regexp: not supported'],
    [{ fuzzy: { content: 'a' } }, 'fuzzy: not supported'],
    [{ query_string: { query: 'a*' } }, 'query_string: not supported'],
    [{ prefix: { content: 'l' } }, 'prefix.content: must begin with 2 letters'],
    [{ prefix: { content: '' } }, 'prefix.content: must be one word'],
    [{ prefix: { content: 'land acq' } }, 'prefix.content: must be one word'],
    [{ prefix: { content: ' land' } }, 'prefix.content: must be one word'],
    [{ prefix: { content: 'land*' } }, 'prefix.content: must be one word'],
    [{ prefix: { content: { value: 'land' } } }, 'prefix.content: must be a text'],
    [{ prefix: { courtname: 'Su' } }, 'prefix.courtname: not a text field'],
    [{ prefix: { 'courtname.exact': 'Su' } }, 'prefix.courtname.exact: not a field'],
    [{ prefix: { 'content.exact.exact': 'Su' } }, 'prefix.content.exact.exact: not a field'],
    [{ wildcard: { content: 'land' } }, 'wildcard.content: needs * or ?'],
    [{ wildcard: { content: '*land' } }, 'wildcard.content: must begin with 2 letters'],
    [{ wildcard: { content: 'l?nd' } }, 'wildcard.content: must begin with 2 letters'],
    [{ wildcard: { content: 'न्*' } }, 'wildcard.content: must begin with 2 letters'],
    [{ wildcard: { content: 'land* acq*' } }, 'wildcard.content: must be one word'],
    [{ wildcard: { content: ['la*'] } }, 'wildcard.content: must be a text'],
    [{ wildcard: { content: `la${'*a'.repeat(9)}` } }, 'wildcard.content: at most 8 of * and ?'],
    [{ match: { content: { query: 'a', fuzziness: 2 } } }, 'match.content.fuzziness: must be 0, 1 or AUTO'],
    [{ match_phrase: { content: { query: 'a', slop: -1 } } }, 'match_phrase.content.slop: must be between 0 and 100'],
    [{ match_phrase: { content: { query: 'a', slop: '5' } } }, 'match_phrase.content.slop: must be a whole number'],
    [{ multi_match: { query: 'a', fields: ['content', 'title.exact'] } }, 'multi_match.fields: all exact or none'],
    [{ multi_match: { query: 'a', fields: ['content'], slop: 1 } }, 'multi_match.slop: not supported'],
    [near({ within: 0 }), 'near.within: must be between 1 and 100'],
    [near({ within: 101 }), 'near.within: must be between 1 and 100'],
    [near({ within: 1.5 }), 'near.within: must be a whole number'],
    [near({ within: 'page' }), 'near.within: must be a number from 1 to 100, sentence or paragraph'],
    [near({ within: '5' }), 'near.within: must be a number from 1 to 100, sentence or paragraph'],
    [near({ within: undefined }), 'near.within: must be a number from 1 to 100, sentence or paragraph'],
    [near({ field: 'content.exact' }), 'near.of[0]: must be on the field of near'],
    [
      near({ field: 'content.exact', of: [match('content.exact'), near({})] }),
      'near.of[1]: must be on the field of near',
    ],
    [near({ ordered: 1 }), 'near.ordered: must be true or false'],
    [near({ slop: 1 }), 'near.slop: not supported'],
    [near({ field: 'courtname' }), 'near.field: not a text field'],
    [near({ of: [match('content')] }), 'near.of: at least 2 parts'],
    [near({ of: Array.from({ length: 9 }, () => match('content')) }), 'near.of: at most 8 items'],
    [near({ of: match('content') }), 'near.of: must be a list'],
    [near({ of: [match('content'), match('title')] }), 'near.of[1]: must be on the field of near'],
    [near({ of: [match('content'), match('content', 'a b')] }), 'near.of[1]: must be one word; use match_phrase'],
    [near({ of: [match('content'), match('content', '')] }), 'near.of[1]: must be one word; use match_phrase'],
    [
      near({ of: [match('content'), all] }),
      'near.of[1]: near takes words, phrases, prefixes, wildcards, near, and should of these',
    ],
    [
      near({ of: [match('content'), { term: { courtid: 1 } }] }),
      'near.of[1]: near takes words, phrases, prefixes, wildcards, near, and should of these',
    ],
    [
      near({ of: [{ bool: { must: match('content') } }, match('content')] }),
      'near.of[0]: a bool within near has should only',
    ],
    [near({ of: [{ bool: { should: [] } }, match('content')] }), 'near.of[0]: a bool within near has should only'],
    [
      near({ of: [{ bool: { should: match('content'), minimum_should_match: 0 } }, match('content')] }),
      'near.of[0]: a bool within near has should only',
    ],
    [
      near({ of: [{ bool: { should: [match('title')] } }, match('content')] }),
      'near.of[0].bool.should[0]: must be on the field of near',
    ],
  ])('%j', (query, message) => {
    expect(refusedQuery(query)).toBe(message);
  });

  it.each<[object, string]>([
    [{ sort: ['_score'], search_after: [1] }, 'search_after: one value for each key of sort, then the id'],
    [{ sort: ['_score'], search_after: [1, 'a', 'b'] }, 'search_after: at most 2 items'],
    [{ sort: ['_score'], search_after: 'a' }, 'search_after: must be a list'],
    [{ sort: ['_score'], search_after: ['x', 'a'] }, 'search_after[0]: must be a number'],
    [{ sort: ['_score'], search_after: [1, {}] }, 'search_after[1]: must be a text'],
    [{ sort: ['title'], search_after: [1, 'a'] }, 'search_after[0]: must be a text'],
    [{ sort: ['title'], search_after: ['x'.repeat(2001), 'a'] }, 'search_after[0]: must be a text'],
    [
      { sort: ['dispose_dt'], search_after: ['soon', 'a'] },
      'search_after[0]: must be a date: YYYY-MM-DD, YYYY-MM or YYYY',
    ],
    [{ sort: ['_score'], from: 10, search_after: [1, 'a'] }, 'search_after: needs from 0'],
    [{ highlight: { fields: { 'content.exact': {} } } }, 'highlight.fields.content.exact: name the field itself'],
    [
      { aggs: { a: { date_histogram: { field: 'lyear', calendar_interval: 'year' } } } },
      'aggs.a.date_histogram.field: not a date',
    ],
    [
      { aggs: { a: { date_histogram: { field: 'dispose_dt', calendar_interval: 'year', offset: 1 } } } },
      'aggs.a.date_histogram.offset: not supported',
    ],
  ])('%j', (more, message) => {
    expect(refusal({ query: all, ...more })).toBe(message);
  });

  it('an export of a visitor', () => {
    expect(refusal({ query: all, sort: ['_score'], search_after: [1, 'a'] }, 'visitor')).toBe(
      'search_after: for members',
    );
  });
});

describe('H2: anything that runs code of the sender', () => {
  it.each([
    ['script_fields', { script_fields: { a: { script: 'x' } } }],
    ['runtime_mappings', { runtime_mappings: { a: { type: 'keyword', script: 'x' } } }],
    ['template', { template: { source: 'x' } }],
    ['query.script', { query: { script: { script: 'x' } } }],
    ['query.script_score', { query: { script_score: { query: all, script: {} } } }],
    ['query.function_score', { query: { function_score: {} } }],
    ['query.bool.must[0].script', { query: { bool: { must: [{ script: {} }] } } }],
    ['query.near.of[0].script', { query: near({ of: [{ script: {} }, match('content')] }) }],
    ['query.prefix.content.script', { query: { prefix: { 'content.script': 'la' } } }],
    ['aggs.a.scripted_metric', { aggs: { a: { scripted_metric: {} } } }],
    ['aggs.a.date_histogram.script', { aggs: { a: { date_histogram: { field: 'dispose_dt', script: 'x' } } } }],
  ])('is refused: %s', (path, more) => {
    expect(refusal({ query: all, ...more })).toMatch(
      new RegExp(`^${path.replace(/[[\].]/g, '\\$&')}: not (?:supported|a field)$`),
    );
  });
});

describe('H5: a page', () => {
  it.each<[object, string]>([
    [{ size: 10_001 }, 'size: must be between 0 and 100'],
    [{ size: 101 }, 'size: must be between 0 and 100'],
    [{ size: -1 }, 'size: must be between 0 and 100'],
    [{ size: 0.5 }, 'size: must be a whole number'],
    [{ size: '20' }, 'size: must be a whole number'],
    [{ from: Number.POSITIVE_INFINITY }, 'from: must be a whole number'],
    [{ from: 2001 }, 'from: must be between 0 and 2000'],
    [{ from: 1990 }, 'from: from and size together at most 2000'],
    [{ from: -1 }, 'from: must be between 0 and 2000'],
    [{ size: 100, from: 1900 }, 'accepted'],
  ])('of %j', (page, message) => {
    expect(refusal({ query: all, size: 20, ...page })).toBe(message);
  });
});

describe('H4: too expensive searches', () => {
  const time = (body: unknown): number =>
    Math.min(
      ...[0, 0, 0].map(() => {
        const start = performance.now();
        expect(refusal(body)).not.toBe('accepted');
        return performance.now() - start;
      }),
    );
  const nested = (levels: number): unknown =>
    levels === 0 ? match('content') : near({ of: [match('content'), nested(levels - 1)] });

  it('is refused at once', () => {
    let bools: unknown = all;
    for (let depth = 0; depth < 100_000; depth += 1) bools = { bool: { must: [bools] } };
    expect(time({ query: bools })).toBeLessThan(5);
    expect(
      time({ query: { bool: { should: Array.from({ length: 257 }, () => ({ wildcard: { content: 'ab*c?d*' } })) } } }),
    ).toBeLessThan(5);
    expect(time({ query: { wildcard: { content: `ab${'*?'.repeat(999)}` } } })).toBeLessThan(5);
    expect(time({ query: { match: { content: '('.repeat(2001) } } })).toBeLessThan(5);
  });

  it('but not at the limits', () => {
    expect(refusal({ query: nested(7) })).toBe('accepted');
    expect(refusal({ query: nested(8) })).toBe(`query${'.near.of[1]'.repeat(7)}.near.of[0]: nested deeper than 8`);
    const wide = (parts: number): unknown => ({ bool: { should: Array.from({ length: parts }, () => near({})) } });
    expect(refusal({ query: wide(85) })).toBe('accepted');
    expect(refusal({ query: wide(86) })).toMatch(/more than 256 clauses$/);
  });
});

const pieces = [
  "land u/s 302(2) Hon'ble भूमि § P&H AND OR OR NOT - ( ( ) ) /5 w/5 pre/3 /s /p /2 land* wom?n inter-state* ab*c?d*",
  'judge: judge:( party:khan* court:SC court:( decision: section:302 year:1973.. date:..1973-04 bench:5+',
]
  .flatMap((line) => line.split(' '))
  .concat('"', '"a b"', '“x y z”', '"a b"~5', 'title:"a b"', 'subject:(a /5 b)', 'citation:"AIR 1973"');
const typed = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'grapheme', maxLength: 5 })),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '));
const deep = fc
  .constantFrom(
    '(a OR b* ',
    '(a /5 (b OR ',
    'x OR (y -(',
    'lan* ',
    'a.b OR ',
    '"a b"~5 ',
    'a /5 b OR ',
    'judge:(a* OR ',
    'w ',
  )
  .map((part) => part.repeat(400));

describe('the text that a lawyer types', () => {
  const isTaken = (toBody: (tree: QueryTree) => unknown) => (text: string) =>
    refusal(JSON.parse(JSON.stringify(toBody(parseQuery(text).tree)))) === 'accepted';
  const holds = (property: (text: string) => boolean): boolean =>
    !fc.check(fc.property(fc.oneof({ weight: 5, arbitrary: typed }, { weight: 1, arbitrary: deep }), property), {
      numRuns,
    }).failed;

  it(
    'becomes a body that the guard accepts, for any text',
    () => {
      const options = fc.record({
        kind: fc.constantFrom('cases' as const, 'acts' as const),
        sort: fc.constantFrom('relevance' as const, 'newest' as const, 'oldest' as const, 'cited' as const),
        courtNames: fc.constantFrom([], ['X']),
        facets: fc.constantFrom([], ['courts', 'years', 'decisions'] as const),
        highlight: fc.boolean(),
        courts: fc.constantFrom([], courts),
      });
      fc.assert(
        fc.property(
          fc.oneof({ weight: 5, arbitrary: typed }, { weight: 1, arbitrary: deep }),
          options,
          (text, option) => {
            expect(isTaken((tree) => toSearchBody(tree, option))(text), text).toBe(true);
          },
        ),
        { numRuns },
      );
    },
    LONG,
  );

  it(
    'controls: the guard detects errors',
    () => {
      const wrapped = (tree: QueryTree): unknown => {
        const body = toSearchBody(tree);
        return { ...body, query: { bool: { must: [{ bool: { must: [{ bool: { must: body.query } }] } }] } } };
      };
      expect(holds(isTaken(wrapped))).toBe(false);
      const unbounded = (tree: QueryTree): unknown => ({
        query: { bool: { should: Array.from({ length: 9 }, () => toSearchBody(tree).query) } },
      });
      expect(holds(isTaken(unbounded))).toBe(false);
    },
    LONG,
  );

  it('finds a court by its names in the library', () => {
    const idsOf = (court: string, known?: readonly KnownCourt[]): unknown => {
      const { query } = toSearchBody(parseQuery(`court:${court}`).tree, known ? { courts: known } : {});
      return 'bool' in query && query.bool.filter;
    };
    for (const { courtId, name, kind, parentId } of courts) {
      if (kind === 'tribunal' || parentId !== undefined) continue;
      expect(idsOf(`"${name}"`), name).toEqual([{ terms: { courtid: [courtId] } }]);
      expect(idsOf(`"${name}"`, courts), name).toEqual([
        { terms: { courtid: expect.arrayContaining([courtId]) as unknown } },
      ]);
    }
    expect(idsOf('goa', courts)).toEqual([{ terms: { courtid: [102] } }]);
    expect(idsOf('(sat)', [{ courtId: 207, name: 'SAT' }])).toEqual([{ terms: { courtid: [207] } }]);
  });
});

describe('H1: every body of the specification', () => {
  it.each<[string, bodies.SearchBody, object]>([
    [
      'the latest cases of the Supreme Court',
      bodies.latestCasesBody({ court: 'supreme' }),
      {
        size: 10,
        from: 0,
        sort: [
          { field: 'score', descending: true },
          { field: 'decidedOn', descending: true },
        ],
        query: { type: 'bool', must: [{ type: 'terms', field: 'courtId', values: [1] }] },
      },
    ],
    [
      'the latest cases of the High Courts',
      bodies.latestCasesBody({ court: 'high' }),
      { size: 10, query: { type: 'bool', mustNot: [{ type: 'terms', field: 'courtId', values: [1] }] } },
    ],
    [
      'a case preview',
      bodies.casePreviewBody({ id: 'c1' }),
      {
        size: 1,
        from: 0,
        sort: [{ field: 'decidedOn', descending: true }],
        highlight: [{ field: 'actsHtml', fragments: 0 }],
        query: { type: 'bool', must: [{ type: 'ids', values: ['c1'] }] },
      },
    ],
    ['a full case', bodies.fullCaseBody({ id: 'c1' }), { size: 1, query: { must: [{ type: 'ids', values: ['c1'] }] } }],
    [
      'a bare-act preview',
      bodies.actPreviewBody({ id: 'a1' }),
      { size: 1, query: { type: 'bool', must: [{ type: 'ids', values: ['a1'] }] } },
    ],
    [
      'a citation search',
      bodies.citationBody({ citation: 'AIR 1973 SC 1461', parse: parseCitation }),
      {
        size: 1,
        sort: [{ field: 'citedCount', descending: true }],
        highlight: [{ field: 'citations', fragmentSize: 150 }],
        aggregations: [{ field: 'courtName', size: 1000 }],
        query: {
          type: 'bool',
          must: [{ type: 'terms', field: 'citations', values: ['AIR 1973 0 1461'] }],
          filter: [{ type: 'terms', field: 'citations', values: ['AIR 1973 SC 1461'] }],
        },
      },
    ],
    [
      'the bare-act list',
      bodies.actListBody({ text: 'goods' }),
      {
        size: 20,
        highlight: [{ field: 'content', fragmentSize: 150, fragments: 2 }],
        aggregations: [{ field: 'year', size: 5000 }],
        query: {
          type: 'bool',
          must: [{ type: 'multi', fields: ['title', 'content'], text: 'goods', mode: 'cross', operator: 'and' }],
        },
      },
    ],
    [
      'a search in full text',
      bodies.fullTextBody({ text: 'land "natural justice"' }),
      {
        size: 20,
        query: {
          type: 'bool',
          must: [
            { type: 'multi', mode: 'phrase', text: 'natural justice', exact: true },
            { type: 'multi', mode: 'cross', text: 'land', operator: 'and' },
          ],
        },
      },
    ],
  ])('%s means the same after the guard, and nothing of it is handed on', (_name, body, meaning) => {
    const given = JSON.parse(JSON.stringify(body)) as Record<string, unknown>;
    const isOfTexts = /"(?:content|enote)(?:\.exact)?"/.test(JSON.stringify(given['query']));
    if (isOfTexts) expect(refusal(given, 'visitor')).toContain('Sign in');
    for (const audience of isOfTexts ? (['member'] as const) : (['member', 'visitor'] as const)) {
      const { request, source } = parseBody(given, { audience });
      expect(request).toMatchObject(meaning);
      expect(source).toHaveLength((given['_source'] as unknown[]).length);
      const before = JSON.stringify(request);
      const objects: object[] = [];
      JSON.stringify(given, (_key, value: unknown) =>
        typeof value === 'object' && value !== null ? (objects.push(value), value) : value,
      );
      JSON.stringify(request, (_key, value: unknown) => {
        expect(objects).not.toContain(value);
        return value;
      });
      expect(JSON.stringify(request)).toBe(before);
    }
  });
});
