import { later } from '../citations/later-treatment.js';
import { englishNames, readRecord, type AnyRecord } from '../records/read-record.js';
import { asObject } from '../wire/field-problem.js';
import type { Fields, Reader } from '../wire/kind.js';
import { at, read } from '../wire/read.js';
import { count, flag, sureCount, sureText, text } from '../wire/readers.js';
import { readCount } from '../wire/scalars.js';
import type { FacetValue, SearchAnswer, SearchHit, SearchTotal } from './search-answer.js';

/** Reads an object whose field names are not known; empty if there is none. */
// @__NO_SIDE_EFFECTS__
function byName<T>(value: unknown, readField: (name: string, field: unknown) => (readonly [string, T])[]) {
  // `fromEntries`, because assignment would set the prototype for a facet named `__proto__`.
  return Object.fromEntries(Object.entries(asObject(value ?? {}, [])).flatMap((field) => readField(...field)));
}

const fragments: Reader<Readonly<Record<string, readonly string[]>>> = (value) =>
  byName(value, (wire, found) => {
    const english = englishNames.get(wire);
    return english === undefined ? [] : [[english, at<readonly string[]>(wire, [text], found)]];
  });

const parts: Fields<Omit<SearchHit<AnyRecord>, 'id' | 'record'>> = {
  score: ['_score', (value) => readCount(value) ?? null],
  highlight: fragments,
  paragraphs: [fragments, undefined],
  later: [later[0], undefined],
  after: [
    'sort',
    (value) =>
      Array.isArray(value) && value.length > 0
        ? value.map((key: string | number | null) => (typeof key === 'object' ? null : key))
        : undefined,
  ],
};

const hit: Reader<SearchHit<AnyRecord>> = (value) => {
  const wire = asObject(value, []);
  const id = at('_id', sureText, wire['_id']);
  const record = at('_source', (source) => readRecord(asObject(source ?? {}, []), id), wire['_source']);
  return { id, record, ...read<Omit<SearchHit<AnyRecord>, 'id' | 'record'>>(parts, wire) };
};

const total: Reader<SearchTotal> = (value) =>
  typeof value === 'object'
    ? {
        value: at('value', sureCount, asObject(value, [])['value']),
        relation: value && 'relation' in value && value.relation === 'gte' ? 'gte' : 'eq',
      }
    : { value: sureCount(value), relation: 'eq' };

const found: Reader<Pick<SearchAnswer, 'total' | 'hits'>> = (value) => {
  const wire = asObject(value, []);
  const hits = at<readonly SearchHit<AnyRecord>[]>('hits', [hit], wire['hits']);
  return { hits, total: at('total', total, wire['total'] ?? { value: hits.length, relation: 'gte' }) };
};

const facetValue: Reader<FacetValue> = (value) => {
  const { key, key_as_string: name, doc_count: documents } = asObject(value, []);
  // A date also comes as a number, which is not readable.
  const shown = name ?? key;
  return { key: typeof shown === 'number' ? shown : text(shown), count: count(documents) };
};

interface Outdata extends Omit<SearchAnswer<AnyRecord>, 'total' | 'hits'> {
  readonly found: Pick<SearchAnswer, 'total' | 'hits'>;
}

const outdata: Fields<Outdata> = {
  found: ['hits', found],
  facets: [
    'aggregations',
    (value) =>
      byName(value, (name, aggregation) => [
        [
          name,
          at(
            name,
            (one) => at<readonly FacetValue[]>('buckets', [facetValue], asObject(one, [])['buckets']),
            aggregation,
          ),
        ],
      ]),
  ],
  timedOut: ['timed_out', flag],
  expansionsCut: ['expansions_cut', (value) => flag(value) || undefined],
  wider: [
    (value) => byName(value, (name, one) => [[name, at(name, total, one ?? { value: 0, relation: 'gte' })]]),
    undefined,
  ],
  spellings: [[{ word: text, searched: [text] }], undefined],
  tookMs: ['took', readCount],
};

/**
 * Reads the `outdata` of a search, an object or its JSON text (encoded once or twice), to English names. Throws a
 * FieldProblem that names the wrong field.
 */
export function readOutdata(value: unknown): SearchAnswer<AnyRecord> {
  const { found: hits, ...rest } = read<Outdata>(outdata, value);
  return { ...hits, ...rest };
}
