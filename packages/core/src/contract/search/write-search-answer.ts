import type { ActRecord } from '../records/act-record.js';
import { later, type LaterTreatment } from '../citations/later-treatment.js';
import { writeKind } from '../write-answer.js';
import { actFields } from '../records/act-fields.js';
import { caseFields } from '../records/case-fields.js';
import type { CaseRecord } from '../records/case-record.js';
import { writeAct, writeCase } from '../records/write-record.js';
import type { SearchAnswer, SearchHit } from './search-answer.js';

const wireNames: ReadonlyMap<string, string> = new Map(Object.entries({ ...caseFields, ...actFields }));

/** Writes a later treatment under its wire names. */
export const writeLater = (treatment: LaterTreatment): Record<string, unknown> =>
  writeKind<LaterTreatment | null>(later, treatment) as Record<string, unknown>;

const writeHit = (hit: SearchHit<Partial<CaseRecord & ActRecord>>) => ({
  _id: hit.id,
  _score: hit.score,
  _source: { ...writeCase(hit.record), ...writeAct(hit.record) },
  ...(hit.later === undefined ? {} : { later: writeLater(hit.later) }),
  ...(hit.after === undefined ? {} : { sort: hit.after }),
  ...(Object.keys(hit.highlight).length === 0
    ? {}
    : {
        highlight: Object.fromEntries(
          Object.entries(hit.highlight).map(([english, fragments]) => [wireNames.get(english) ?? english, fragments]),
        ),
      }),
});

/** Writes the result of a search as the JSON text of `outdata`; the inverse of the reader. Facets keep their names. */
export function writeSearchAnswer(answer: SearchAnswer<CaseRecord> | SearchAnswer<ActRecord> | SearchAnswer): string {
  const hits = answer.hits.map(writeHit);
  const nearMisses = answer.nearMisses?.map((miss) => ({ ...writeHit(miss), without: miss.without }));
  const aggregations = Object.fromEntries(
    Object.entries(answer.facets).map(([name, values]) => [
      name,
      { buckets: values.map(({ key, count }) => ({ key, doc_count: count })) },
    ]),
  );
  return JSON.stringify({
    took: answer.tookMs ?? 0,
    timed_out: answer.timedOut,
    ...(answer.spellings === undefined ? {} : { spellings: answer.spellings }),
    hits: { total: answer.total, hits },
    ...(nearMisses === undefined ? {} : { near_misses: nearMisses }),
    ...(Object.keys(answer.facets).length === 0 ? {} : { aggregations }),
    ...(answer.wider === undefined ? {} : { wider: answer.wider }),
  });
}
