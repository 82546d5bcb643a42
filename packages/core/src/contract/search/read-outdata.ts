import { later as readLater } from '../citations/later-treatment.js';
import { englishNames, readRecord, type AnyRecord } from '../records/read-record.js';
import { at } from '../wire/readers.js';
import { asList, asObject, FieldProblem } from '../wire/field-problem.js';
import { readCount, readFlag, readText } from '../wire/scalars.js';
import { unwrapJson } from '../wire/unwrap-json.js';
import type { FacetValue, SearchAnswer, SearchedSpelling, SearchHit, SearchTotal } from './search-answer.js';
import type { Scalar } from './search-body.js';

function readHighlight(value: unknown, path: readonly (string | number)[]): Record<string, readonly string[]> {
  const highlight: Record<string, readonly string[]> = {};
  for (const [wire, fragments] of Object.entries(asObject(value ?? {}, path))) {
    const english = englishNames.get(wire);
    if (english !== undefined) highlight[english] = asList(fragments, [...path, wire]).map(readText);
  }
  return highlight;
}

function readHit(value: unknown, index: number): SearchHit<AnyRecord> {
  const path = ['hits', 'hits', index];
  const hit = asObject(value, path);
  const id = readText(hit['_id']);
  if (id === '') throw new FieldProblem([...path, '_id'], 'missing');
  return {
    id,
    score: readCount(hit['_score']) ?? null,
    record: readRecord(asObject(hit['_source'] ?? {}, [...path, '_source']), id),
    highlight: readHighlight(hit['highlight'], [...path, 'highlight']),
    ...(hit['paragraphs'] !== undefined && { paragraphs: readHighlight(hit['paragraphs'], [...path, 'paragraphs']) }),
    ...readLaterOf(hit['later'], path),
    ...readAfter(hit['sort']),
  };
}

function readLaterOf(value: unknown, path: readonly (string | number)[]): Pick<SearchHit<AnyRecord>, 'later'> {
  const later = at([...path, 'later'].join('.'), readLater, value);
  return later ? { later } : {};
}

function readAfter(sort: unknown): Pick<SearchHit<AnyRecord>, 'after'> {
  if (!Array.isArray(sort) || sort.length === 0) return {};
  return { after: sort.map((key) => (typeof key === 'object' ? null : (key as Scalar))) };
}

function readTotal(value: unknown, found: number, path: readonly string[] = ['hits', 'total']): SearchTotal {
  if (value === undefined || value === null) return { value: found, relation: 'gte' };
  const isPlain = typeof value !== 'object';
  const { value: count, relation } = isPlain ? { value, relation: 'eq' } : asObject(value, path);
  const total = readCount(count);
  if (total === undefined) throw new FieldProblem(isPlain ? path : [...path, 'value'], 'not a number');
  return { value: total, relation: relation === 'gte' ? 'gte' : 'eq' };
}

function readFacets(value: unknown): Record<string, readonly FacetValue[]> {
  const facets = Object.entries(asObject(value ?? {}, ['aggregations'])).map(([name, aggregation]) => {
    const path = ['aggregations', name];
    const { buckets } = asObject(aggregation, path);
    const values = asList(buckets, [...path, 'buckets']).map((item, index): FacetValue => {
      const { key: value, key_as_string: text, doc_count: count } = asObject(item, [...path, 'buckets', index]);
      // A date also comes as a number, which is not readable.
      const key = text ?? value;
      return { key: typeof key === 'number' ? key : readText(key), count: readCount(count) ?? 0 };
    });
    return [name, values] as const;
  });
  // `fromEntries`, because assignment would set the prototype for a facet named `__proto__`.
  return Object.fromEntries(facets);
}

function readWider(value: unknown): Pick<SearchAnswer, 'wider'> {
  const totals = Object.entries(asObject(value ?? {}, ['wider'])).map(
    ([name, total]) => [name, readTotal(total, 0, ['wider', name])] as const,
  );
  return totals.length === 0 ? {} : { wider: Object.fromEntries(totals) };
}

function readSpellings(value: unknown): Pick<SearchAnswer, 'spellings'> {
  const spellings = asList(value ?? [], ['spellings']).map((item, index): SearchedSpelling => {
    const path = ['spellings', index];
    const { word, searched } = asObject(item, path);
    return { word: readText(word), searched: asList(searched, [...path, 'searched']).map(readText) };
  });
  return spellings.length === 0 ? {} : { spellings };
}

/**
 * Reads the `outdata` of a search, an object or its JSON text (encoded once or twice), to English names. Throws a
 * FieldProblem that names the wrong field. Hand-written, so a page that only reads answers bundles no schema library.
 */
export function readOutdata(value: unknown): SearchAnswer<AnyRecord> {
  const answer = asObject(unwrapJson(value), []);
  const { hits, total } = asObject(answer['hits'], ['hits']);
  const read = asList(hits, ['hits', 'hits']).map(readHit);
  const tookMs = readCount(answer['took']);
  return {
    total: readTotal(total, read.length),
    hits: read,
    facets: readFacets(answer['aggregations']),
    timedOut: readFlag(answer['timed_out']) ?? false,
    ...(readFlag(answer['expansions_cut']) ? { expansionsCut: true } : {}),
    ...readWider(answer['wider']),
    ...readSpellings(answer['spellings']),
    ...(tookMs === undefined ? {} : { tookMs }),
  };
}
