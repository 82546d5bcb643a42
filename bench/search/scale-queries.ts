import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One query in the form that `genq.py` writes; every engine gets it in its own language. */
export interface ScaleQuery {
  readonly cls: string;
  /** Words; a phrase or a citation is one item. */
  readonly a: readonly string[];
  readonly any?: readonly string[];
  readonly no?: readonly string[];
  /** Place of the court in the list of courts. */
  readonly court?: number;
  readonly y0?: number;
  readonly y1?: number;
  readonly sort?: 'date';
  readonly facets?: unknown;
}

/** The queries, and the names of the courts. */
export interface ScaleQueries {
  readonly list: readonly ScaleQuery[];
  readonly courts: readonly string[];
}

/** Reads what `gen.py` and `genq.py` wrote into a folder. */
export function readQueries(folder: string): ScaleQueries {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return { list: read('queries.json') as ScaleQuery[], courts: read('courts.json') as string[] };
}

type Body = Readonly<Record<string, unknown>>;

const FIELDS = ['content', 'appellant', 'respondent', 'judge', 'advocate', 'topic', 'enote', 'citation'];
/** Fields of a phrase in quotes, whose words are searched as written. */
const EXACT_FIELDS = ['content.exact', 'appellant.exact', 'respondent.exact', 'topic.exact', 'enote.exact'];
const SHOWN = ['dispose_dt', 'courtname', 'appellant', 'respondent', 'citation', 'judge', 'topic'];
const SLOP = 5;
const PASSAGE = { number_of_fragments: 1, fragment_size: 250 };

/** The query as our client sends it: 20 hits with fields, the exact total, one passage each. */
export function ourBody(query: ScaleQuery, courts: readonly string[]): Body {
  const words = (text: string, operator = 'and'): Body => ({
    multi_match: { query: text, fields: FIELDS, type: 'cross_fields', operator },
  });
  const bool: Record<string, unknown> = { must: ourClauses(query, words) };
  if (query.no) bool['must_not'] = [words(query.no.join(' '), 'or')];
  if (query.cls === 'filter') {
    bool['filter'] = [
      { term: { courtname: courts[query.court ?? 0] } },
      { range: { dispose_dt: { gte: `${query.y0}-01-01`, lte: `${query.y1}-12-31` } } },
    ];
  }
  return {
    query: { bool },
    size: 20,
    track_total_hits: true,
    _source: SHOWN,
    ...(hasPassage(query) && { highlight: { fields: { content: PASSAGE } } }),
    ...(query.sort === 'date' && { sort: [{ dispose_dt: 'desc' }] }),
    ...(query.facets !== undefined && {
      aggs: { court: { terms: { field: 'courtname', size: 40 } }, year: { terms: { field: 'lyear', size: 100 } } },
    }),
  };
}

function ourClauses({ cls, a, any = [] }: ScaleQuery, words: (text: string, operator?: string) => Body): Body[] {
  const [first = ''] = a;
  switch (cls) {
    case 'phrase2':
    case 'phrase4':
      return [{ multi_match: { query: first, fields: FIELDS, type: 'phrase' } }];
    case 'quoted2':
    case 'quoted4':
      return [{ multi_match: { query: first, fields: EXACT_FIELDS, type: 'phrase' } }];
    case 'near':
      return [{ near: { field: 'content', of: a.map((word) => ({ match: { content: word } })), within: SLOP } }];
    case 'prefix':
      return [{ prefix: { content: first } }];
    case 'bool':
      return [words(first), words(any.join(' '), 'or')];
    case 'cite':
      return [{ term: { citation: first } }];
    case 'party': {
      const inField = (field: string) =>
        a.map((word, place) => (place === a.length - 1 ? { prefix: { [field]: word } } : { match: { [field]: word } }));
      const should = ['appellant', 'respondent'].map((field) => ({ bool: { must: inField(field) } }));
      return [{ bool: { should, minimum_should_match: 1 } }];
    }
    default:
      return [words(a.join(' '))];
  }
}

const PEER_FIELDS = ['content', 'appellant', 'respondent', 'subject', 'citation', 'judge', 'advocates'];

/** The same for plain OpenSearch, as its manual shows it. */
export function peerBody(query: ScaleQuery, courts: readonly string[]): Body {
  const { a, any = [], no } = query;
  const word = (text: string): Body => ({ multi_match: { query: text, fields: PEER_FIELDS, type: 'best_fields' } });
  const must = (): Body[] => {
    const [first = ''] = a;
    switch (query.cls) {
      case 'phrase2':
      case 'phrase4':
      // It has no form of the words as written.
      case 'quoted2':
      case 'quoted4':
        return [{ multi_match: { query: first, fields: PEER_FIELDS, type: 'phrase' } }];
      case 'near':
        return [{ match_phrase: { content: { query: a.join(' '), slop: SLOP } } }];
      case 'prefix':
        return [{ prefix: { content: { value: first } } }];
      case 'bool':
        return [word(first), { bool: { should: any.map(word), minimum_should_match: 1 } }];
      case 'cite':
        return [{ term: { cites: first } }];
      case 'party':
        return [
          {
            multi_match: {
              query: a.join(' '),
              type: 'bool_prefix',
              operator: 'and',
              fields: ['appellant.ac', 'respondent.ac'],
            },
          },
        ];
      default:
        return a.map(word);
    }
  };
  const bool: Record<string, unknown> = { must: must() };
  if (no) bool['must_not'] = no.map(word);
  if (query.cls === 'filter') {
    const [from, to] = [(query.y0 ?? 0) * 10_000 + 101, (query.y1 ?? 0) * 10_000 + 1231];
    bool['filter'] = [{ term: { court: courts[query.court ?? 0] } }, { range: { date: { gte: from, lte: to } } }];
  }
  return {
    query: { bool },
    size: 20,
    track_total_hits: true,
    _source: ['date', 'court', 'appellant', 'respondent', 'citation', 'judge', 'subject'],
    ...(hasPassage(query) && { highlight: { type: 'unified', fields: { content: PASSAGE } } }),
    ...(query.sort === 'date' && { sort: [{ date: 'desc' }] }),
    ...(query.facets !== undefined && {
      aggs: {
        court: { terms: { field: 'court', size: 40 } },
        year: { date_histogram: { field: 'date', calendar_interval: 'year' } },
      },
    }),
  };
}

const hasPassage = ({ cls }: ScaleQuery): boolean => cls !== 'cite' && cls !== 'party';
