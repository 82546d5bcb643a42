import { describe, expect, it } from 'vitest';
import type { Clause } from '../../contract/index.js';
import { parseQuery, type SearchOptions, toSearchBody } from '../index.js';
import { actListBody, fullTextBody } from './index.js';

const queryOf = (typed: string, options: SearchOptions = {}): Clause =>
  toSearchBody(parseQuery(typed).tree, options).query;
const boolOf = (typed: string, options: SearchOptions = {}): object => {
  const query = queryOf(typed, options);
  return 'bool' in query ? query.bool : query;
};
const exact = (...fields: string[]): string[] => fields.map((field) => `${field}.exact`);

const everywhere = [
  'content',
  'appellant',
  'respondent',
  'citation',
  'topic',
  'appeal_no',
  'enote',
  'judge',
  'advocate',
  'actshtml',
];
const sentences = ['content', 'appellant', 'respondent', 'citation', 'topic', 'appeal_no', 'enote'];
const words = (query: string): Clause => ({
  multi_match: { query, fields: everywhere, type: 'cross_fields', operator: 'and' },
});
const phrase = (query: string): Clause => ({ multi_match: { query, fields: exact(...sentences), type: 'phrase' } });
const sideBySide = (query: string): Clause => ({ multi_match: { query, fields: sentences, type: 'phrase' } });
const any = (...should: Clause[]): Clause => ({ bool: { should, minimum_should_match: 1 } });
const patternFields = exact('content', 'appellant', 'respondent', 'citation');
const prefix = (text: string): Clause => any(...patternFields.map((field) => ({ prefix: { [field]: text } })));
const match = (field: string, query: string): Clause => ({ match: { [field]: { query, operator: 'and' } } });
const near = (field: string, of: Clause[], within: number | 'sentence' | 'paragraph'): Clause => ({
  near: { field, of, within },
});
const one = (field: string, text: string): Clause => ({ match: { [field]: text } });

describe('toSearchBody', () => {
  it.each<[string, object]>([
    ['', { must: [{ match_all: {} }] }],
    ['bail', { must: [words('bail')] }],
    ['land acquisition', { must: [words('land acquisition')], should: [sideBySide('land acquisition')] }],
    [
      'land "basic structure" acquisition',
      { must: [words('land acquisition'), phrase('basic structure')], should: [sideBySide('land acquisition')] },
    ],
    [`5'6’7`, { must: [words(`5'6’7`)] }],
    ['r/w 302', { must: [sideBySide('r/w'), words('302')] }],
    ['"bail"', { must: [phrase('bail')] }],
    ['a OR b', { must: [any(words('a'), words('b'))] }],
    ['a b OR c', { must: [any({ bool: { must: [words('a b')] } }, words('c'))] }],
    ['a NOT b', { must: [words('a')], must_not: [words('b')] }],
    ['NOT a', { must_not: [words('a')] }],
    ['a OR NOT b', { must: [any(words('a'), { bool: { must_not: [words('b')] } })] }],
    ['a NOT (b c)', { must: [words('a')], must_not: [{ bool: { must: [words('b c')] } }] }],
    ['land*', { must: [prefix('land')] }],
    ['wom?n', { must: [any(...patternFields.map((field) => ({ wildcard: { [field]: 'wom?n' } })))] }],
    ['jud*ment*', { must: [any(...patternFields.map((field) => ({ wildcard: { [field]: 'jud*ment*' } })))] }],
    [
      '"a b"~5',
      {
        must: [
          any(...exact('content', 'enote').map((field) => ({ match_phrase: { [field]: { query: 'a b', slop: 5 } } }))),
        ],
      },
    ],
    [
      'a /5 b',
      { must: [any(...['content', 'enote'].map((field) => near(field, [one(field, 'a'), one(field, 'b')], 5)))] },
    ],
    [
      `subject:(court's /5 b)`,
      { must: [near('topic', [{ match_phrase: { topic: `court's` } }, one('topic', 'b')], 5)] },
    ],
    [
      'a /s b',
      {
        must: [
          any(...['content', 'enote'].map((field) => near(field, [one(field, 'a'), one(field, 'b')], 'sentence'))),
        ],
      },
    ],
    [
      'subject:("a b" pre/3 (lan* OR wom?n OR r/w) pre/3 (c /2 d))',
      {
        must: [
          {
            near: {
              field: 'topic',
              of: [
                {
                  near: {
                    field: 'topic',
                    of: [
                      { match_phrase: { 'topic.exact': 'a b' } },
                      any(
                        { prefix: { 'topic.exact': 'lan' } },
                        { wildcard: { 'topic.exact': 'wom?n' } },
                        { match_phrase: { topic: 'r/w' } },
                      ),
                    ],
                    within: 3,
                    ordered: true,
                  },
                },
                near('topic', [one('topic', 'c'), one('topic', 'd')], 2),
              ],
              within: 3,
              ordered: true,
            },
          },
        ],
      },
    ],
    ['judge:khanna', { must: [match('judge', 'khanna')] }],
    ['judge:(h r khanna)', { must: [{ bool: { must: ['h', 'r', 'khanna'].map((word) => match('judge', word)) } }] }],
    ['judge:(khanna OR bhagwati)', { must: [any(match('judge', 'khanna'), match('judge', 'bhagwati'))] }],
    ['judge:"h r khanna"', { must: [match('judge', 'h r khanna')] }],
    ['judge:khan*', { must: [{ prefix: { 'judge.exact': 'khan' } }] }],
    ['judge:("a b"~2)', { must: [match('judge', 'a b')] }],
    [
      'party:singh',
      {
        must: [
          {
            multi_match: { query: 'singh', fields: ['appellant', 'respondent'], type: 'cross_fields', operator: 'and' },
          },
        ],
      },
    ],
    [
      'title:"a b"',
      { must: [{ multi_match: { query: 'a b', fields: exact('appellant', 'respondent'), type: 'phrase' } }] },
    ],
    ['advocate:nariman', { must: [match('advocate', 'nariman')] }],
    ['act:arbitration', { must: [match('actshtml', 'arbitration')] }],
    ['section:302', { must: [match('actshtml', '302')] }],
    ['section:34(1)', { must: [{ match_phrase: { actshtml: '34(1)' } }] }],
    ['subject:service', { must: [match('topic', 'service')] }],
    ['citation:"AIR 1973 SC 1461"', { must: [{ match_phrase: { 'citation.exact': 'AIR 1973 SC 1461' } }] }],
    [
      'judge:(party:x)',
      {
        must: [
          { multi_match: { query: 'x', fields: ['appellant', 'respondent'], type: 'cross_fields', operator: 'and' } },
        ],
      },
    ],
    ['decision:allowed', { filter: [{ terms: { fd: ['Allowed'] } }] }],
    ['decision:part*', { must: [{ match_none: {} }] }],
    ['decision:dis', { filter: [{ terms: { fd: ['Dismissed', 'Disposed of'] } }] }],
    ['decision:"Partly Allowed"', { filter: [{ terms: { fd: ['Partly allowed'] } }] }],
    ['decision:Quashed', { filter: [{ terms: { fd: ['Quashed'] } }] }],
    [
      'decision:(allowed OR dismissed)',
      { must: [any({ terms: { fd: ['Allowed'] } }, { terms: { fd: ['Dismissed'] } })] },
    ],
    [
      'decision:(allowed NOT dismissed)',
      {
        must: [
          {
            bool: {
              must: [{ terms: { fd: ['Allowed'] } }, { bool: { must_not: [{ terms: { fd: ['Dismissed'] } }] } }],
            },
          },
        ],
      },
    ],
    ['NOT decision:allowed', { must_not: [{ terms: { fd: ['Allowed'] } }] }],
    ['court:SC', { filter: [{ terms: { courtid: [1] } }] }],
    ['court:(sc,delhi)', { filter: [{ terms: { courtid: [1, 9] } }] }],
    ['court:Bom', { filter: [{ terms: { courtid: [3] } }] }],
    ['court:bombay high court', { filter: [{ terms: { courtid: [3] } }] }],
    ['court:"High Court of Judicature at Madras"', { filter: [{ terms: { courtid: [25] } }] }],
    ['court:P&H', { filter: [{ terms: { courtid: [20] } }] }],
    ['court:(Bom HC)', { filter: [{ terms: { courtid: [3] } }] }],
    ['court:(supreme court)', { filter: [{ terms: { courtid: [1] } }] }],
    ['decision:(partly allowed)', { filter: [{ terms: { fd: ['Partly allowed'] } }] }],
    ['court:Bom HC', { filter: [{ terms: { courtid: [3] } }] }],
    ['court:supremecourt', { filter: [{ terms: { courtid: [1] } }] }],
    ['court:"Odisha High Court"', { filter: [{ terms: { courtid: [19] } }] }],
    ['court:"Uttar Pradesh"', { filter: [{ terms: { courtname: ['Uttar Pradesh'] } }] }],
    ['court:scott', { filter: [{ terms: { courtname: ['scott'] } }] }],
    ['court:allx', { filter: [{ terms: { courtname: ['allx'] } }] }],
    [
      'court:Delhi., ,High Court of Bombay',
      {
        filter: [{ terms: { courtid: [9] } }],
        must: [words('High Court Bombay')],
        should: [sideBySide('High Court of Bombay')],
      },
    ],
    ['court:nowhere', { filter: [{ terms: { courtname: ['nowhere'] } }] }],
    ['court:"high court"', { filter: [{ terms: { courtname: ['high court'] } }] }],
    ['court:(sc OR delhi)', { must: [any({ terms: { courtid: [1] } }, { terms: { courtid: [9] } })] }],
    ['year:1973', { filter: [{ range: { dispose_dt: { gte: '1973', lte: '1973' } } }] }],
    ['year:1973..', { filter: [{ range: { dispose_dt: { gte: '1973' } } }] }],
    ['date:1973-04-24..1980', { filter: [{ range: { dispose_dt: { gte: '1973-04-24', lte: '1980' } } }] }],
    ['date:..1973-04', { filter: [{ range: { dispose_dt: { lte: '1973-04' } } }] }],
    ['bench:5+', { filter: [{ range: { bench_strength: { gte: 5 } } }] }],
    ['bench:3..5', { filter: [{ range: { bench_strength: { gte: 3, lte: 5 } } }] }],
    [
      'bail judge:x year:1973 NOT y',
      {
        must: [words('bail'), match('judge', 'x')],
        must_not: [words('y')],
        filter: [{ range: { dispose_dt: { gte: '1973', lte: '1973' } } }],
      },
    ],
    ['year:1973 OR bail', { must: [any({ range: { dispose_dt: { gte: '1973', lte: '1973' } } }, words('bail'))] }],
  ])('%s', (typed, bool) => {
    expect(boolOf(typed)).toEqual(bool);
  });

  const inActs = (query: string): Clause => ({
    multi_match: { query, fields: ['title', 'content'], type: 'cross_fields', operator: 'and' },
  });
  it.each<[string, object]>([
    ['', { match_all: {} }],
    ['sale of goods', { must: [inActs('sale goods')] }],
    [
      '"sale of goods"',
      { must: [{ multi_match: { query: 'sale of goods', fields: exact('title', 'content'), type: 'phrase' } }] },
    ],
    ['title:goods', { must: [match('title', 'goods')] }],
    ['act:goods', { must: [match('title', 'goods')] }],
    ['party:goods', { must: [match('title', 'goods')] }],
    ['section:34', { must: [match('content', '34')] }],
    ['year:1930', { filter: [{ range: { lyear: { gte: 1930, lte: 1930 } } }] }],
    ['judge:khanna', { must: [{ match_none: {} }] }],
    ['court:SC', { must: [{ match_none: {} }] }],
    ['decision:allowed', { must: [{ match_none: {} }] }],
    ['date:1930', { must: [{ match_none: {} }] }],
    ['bench:5', { must: [{ match_none: {} }] }],
  ])('of acts: %s', (typed, bool) => {
    expect(boolOf(typed, { kind: 'acts' })).toEqual(bool);
  });

  it('also searches for up to eight words as a phrase', () => {
    const shouldOf = (typed: string): unknown => (boolOf(typed) as { should?: unknown }).should;
    expect(shouldOf('a b c d e f g h')).toEqual([sideBySide('a b c d e f g h')]);
    expect(shouldOf('a b c d e f g h i')).toBeUndefined();
    expect(shouldOf('a')).toBeUndefined();
    expect(shouldOf('a "b"')).toBeUndefined();
    expect(shouldOf('a OR b')).toBeUndefined();
  });

  it('requests a page of judgments with courts and three fragments, without the text', () => {
    const body = toSearchBody({ type: 'all' });
    expect(body).toMatchObject({
      from: 0,
      size: 20,
      sort: ['_score', { dispose_dt: 'desc' }],
      highlight: {
        fields: { content: { fragment_size: 150, number_of_fragments: 3 } },
        pre_tags: ['<b>'],
        post_tags: ['</b>'],
      },
      track_total_hits: true,
    });
    expect(body.aggs).toEqual({ courts: { terms: { field: 'courtname', size: 200 } } });
    expect(body._source).toContain('appellant');
    expect(body._source).not.toContain('content');
  });

  it('applies its options', () => {
    const body = toSearchBody(parseQuery('a court:SC').tree, {
      from: 40,
      size: 10,
      sort: 'cited',
      courtNames: ['X'],
      facets: ['years', 'decisions'],
      highlight: false,
    });
    expect(body).toMatchObject({ from: 40, size: 10, sort: [{ cited: 'desc' }, '_score'] });
    expect(body.query).toMatchObject({
      bool: { filter: [{ terms: { courtid: [1] } }, { terms: { courtname: ['X'] } }] },
    });
    expect(body.aggs).toEqual({
      years: { date_histogram: { field: 'dispose_dt', calendar_interval: 'year' } },
      decisions: { terms: { field: 'fd', size: 200 } },
    });
    expect(body).not.toHaveProperty('highlight');
    expect(toSearchBody({ type: 'all' }, { sort: 'newest' }).sort).toEqual([
      { dispose_dt: { order: 'desc', missing: '_last' } },
      '_score',
    ]);
    expect(toSearchBody({ type: 'all' }, { sort: 'oldest' }).sort).toEqual([
      { dispose_dt: { order: 'asc', missing: '_last' } },
      '_score',
    ]);
  });

  it('requests a page of acts with years and two fragments, by title if the search is empty', () => {
    const body = toSearchBody(parseQuery('goods').tree, { kind: 'acts' });
    expect(body).toMatchObject({
      size: 20,
      sort: ['_score', { title: 'asc' }],
      highlight: { fields: { content: { fragment_size: 150, number_of_fragments: 2 } } },
    });
    expect(body.aggs).toEqual({ years: { terms: { field: 'lyear', size: 5000 } } });
    expect(body._source).toContain('lyear');
    expect(body._source).not.toContain('content');
    expect(toSearchBody({ type: 'all' }, { kind: 'acts' }).sort).toEqual([{ title: 'asc' }]);
  });

  it('finds benches and tribunals by the words of their names if the courts are known', () => {
    const courts = [
      { courtId: 3, name: 'Bombay High Court' },
      { courtId: 102, name: 'Bombay High Court, Goa Bench' },
      { courtId: 201, name: 'National Green Tribunal' },
    ];
    const idsOf = (typed: string): unknown =>
      (boolOf(typed, { courts }) as { filter?: [{ terms: { courtid: number[] } }] }).filter?.[0].terms.courtid;
    expect(idsOf('court:bom')).toEqual([3, 102]);
    expect(idsOf('court:"Bombay, goa"')).toEqual([3, 102, 102]);
    expect(idsOf('court:"bom goa"')).toEqual([102]);
    expect(idsOf('court:green')).toEqual([201]);
    expect(idsOf('court:"Bombay High Court"')).toEqual([3, 102]);
    expect(idsOf('court:ngt')).toEqual([201]);
    expect(idsOf('court:trib')).toEqual([201]);
    // Neither parts inside a word nor other letters than the initials match.
    for (const typed of ['court:sc', 'court:"of the"', 'court:on', 'court:na', 'court:ribunal']) {
      expect(idsOf(typed)).toBeUndefined();
    }
    const named = courts.map(({ name }) => ({ name }));
    expect(boolOf('court:bom', { courts: named })).toEqual({
      filter: [{ terms: { courtname: ['Bombay High Court', 'Bombay High Court, Goa Bench'] } }],
    });
  });

  it('ignores parts that cannot be near', () => {
    const tree = {
      type: 'near',
      of: [{ type: 'word', text: 'a' }, { type: 'all' }],
      within: 5,
      ordered: false,
    } as const;
    expect(JSON.stringify(toSearchBody(tree).query)).toContain('match_none');
    const nested = { type: 'or', of: [{ type: 'all' }, { type: 'word', text: 'a' }] } as const;
    expect(toSearchBody(nested).query).toMatchObject({ bool: { must: [any({ match_all: {} }, words('a'))] } });
  });
});

describe('fullTextBody', () => {
  it('has no operators', () => {
    const { query } = fullTextBody({ text: 'a OR (b) NOT "c d" judge:x' });
    expect(query).toMatchObject({
      bool: { must: [phrase('c d'), words('a OR b NOT judge x')] },
    });
    expect(boolOf(`Hon'ble court’s land`)).toMatchObject({ must: [words(`Hon'ble court’s land`)] });
    const many = fullTextBody({ text: '"a" '.repeat(300) }).query;
    expect('bool' in many && many.bool.must).toHaveLength(101);
    expect(actListBody({ text: ' ' }).query).toEqual({ match_all: {} });
    expect(actListBody().query).toEqual({ match_all: {} });
  });
});
