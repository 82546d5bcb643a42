import { later } from '../citations/later-treatment.js';
import { englishNames, readRecord, type AnyRecord } from '../records/read-record.js';
import { asObject } from '../wire/field-problem.js';
import type { Fields, Kind, Reader } from '../wire/kind.js';
import { at, read } from '../wire/read.js';
import { count, flag, sureCount, sureText, text } from '../wire/readers.js';
import { readCount } from '../wire/scalars.js';
import type { FacetValue, NearMiss, SearchAnswer, SearchedSpelling, SearchHit, SearchTotal } from './search-answer.js';

/** Reads an object whose field names are not known; empty if there is none. */
// @__NO_SIDE_EFFECTS__
function byName<T>(value: unknown, readField: (name: string, field: unknown) => (readonly [string, T])[]) {
  // `fromEntries`, because assignment would set the prototype for a facet named `__proto__`.
  return Object.fromEntries(Object.entries(asObject(value ?? {}, [])).flatMap((field) => readField(...field)));
}

/** Returns a list or an object, or undefined if it is empty: the answer then lacks the field. */
const ifAny = <T extends object>(found: T): T | undefined => (Object.keys(found).length > 0 ? found : undefined);

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

const nearMiss: Reader<NearMiss<AnyRecord>> = (value) => ({
  ...hit(value),
  without: at<readonly string[]>('without', [text], asObject(value, [])['without'] ?? []),
});

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

/** Read for a wider query without a number. */
const NONE = { value: 0, relation: 'gte' };

const spellings: Kind<readonly SearchedSpelling[]> = [{ word: text, searched: [text] }];

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
  notSearchable: ['not_searchable', (value) => readCount(value) || undefined],
  wider: (value) => ifAny(byName(value, (name, one) => [[name, at(name, total, one ?? NONE)]])),
  nearMisses: [
    'near_misses',
    (value) => ifAny(at<readonly NearMiss<AnyRecord>[]>('near_misses', [nearMiss], value ?? [])),
  ],
  spellings: (value) => ifAny(read<readonly SearchedSpelling[]>(spellings, value ?? [])),
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
