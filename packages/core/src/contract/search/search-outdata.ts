import * as v from 'valibot';
import { englishNames, readRecord, type AnyRecord } from '../records/read-record.js';
import { json, requiredText } from '../wire/envelope.js';
import { readCount, readFlag } from '../wire/scalars.js';
import type { FacetValue, SearchAnswer, SearchHit } from './search-answer.js';

const wireHit = v.object({
  _id: requiredText,
  _score: v.nullish(v.number(), null),
  _source: v.optional(v.record(v.string(), v.unknown()), {}),
  highlight: v.nullish(v.record(v.string(), v.array(v.string())), {}),
});

const wireTotal = v.union([
  v.pipe(
    v.number(),
    v.transform((value) => ({ value, relation: 'eq' as const })),
  ),
  v.object({ value: v.number(), relation: v.optional(v.picklist(['eq', 'gte']), 'eq') }),
]);

const wireBucket = v.object({ key: v.union([v.string(), v.number()]), doc_count: v.number() });

const wireAnswer = v.object({
  took: v.optional(v.unknown()),
  timed_out: v.optional(v.unknown()),
  hits: v.object({ total: v.optional(wireTotal), hits: v.array(wireHit) }),
  aggregations: v.nullish(v.record(v.string(), v.object({ buckets: v.array(wireBucket) })), {}),
});

function readHit(hit: v.InferOutput<typeof wireHit>): SearchHit<AnyRecord> {
  const highlight: Record<string, readonly string[]> = {};
  for (const [wire, fragments] of Object.entries(hit.highlight ?? {})) {
    const english = englishNames.get(wire);
    if (english !== undefined) highlight[english] = fragments;
  }
  return { id: hit._id, score: hit._score, record: readRecord(hit._source, hit._id), highlight };
}

function readAnswer(answer: v.InferOutput<typeof wireAnswer>): SearchAnswer<AnyRecord> {
  const hits = answer.hits.hits.map(readHit);
  const facets: Record<string, readonly FacetValue[]> = {};
  for (const [name, { buckets }] of Object.entries(answer.aggregations ?? {})) {
    facets[name] = buckets.map(({ key, doc_count: count }) => ({ key, count }));
  }
  const tookMs = readCount(answer.took);
  return {
    total: answer.hits.total ?? { value: hits.length, relation: 'gte' },
    hits,
    facets,
    timedOut: readFlag(answer.timed_out) ?? false,
    ...(tookMs === undefined ? {} : { tookMs }),
  };
}

/** `outdata` of a search: an object or its JSON text, read to English names. */
export const searchOutdata = v.pipe(json, wireAnswer, v.transform(readAnswer));
