import { unpackText } from '../../../store/packed-text.js';
import type { EngineHit } from '../../model/engine.js';
import type { EngineRequest } from '../../model/engine-request.js';
import type { TextField } from '../../model/fields.js';
import { findPlaces } from '../../text/highlight/find-places.js';
import type { MarkedPlaces } from '../../text/highlight/find-words.js';
import { highlightHit } from '../../text/highlight/highlight-hit.js';
import { type WantedWords, wantedWords } from '../../text/highlight/wanted-words.js';
import { markPlaces } from '../../text/spans/mark-places.js';
import { readHits } from './tokens/read-hits.js';
import type { SpanQuery } from '../../text/spans/span-query.js';
import { compileWords } from './compile-words.js';
import type { EvaluationContext } from './evaluation.js';
import { openStreamReader } from './read-streams.js';

/** What a hit shows of its texts. */
export type HitTexts = Pick<EngineHit, 'highlight' | 'paragraphs' | 'places'>;

/**
 * Highlights the hits of a page by ordinal, and lists the places of the words if the request asks for them. If time runs
 * out, the remaining hits have neither.
 */
export function highlightHits(request: EngineRequest, page: readonly number[], context: EvaluationContext): HitTexts[] {
  const wanted = wantedWords(request.query);
  const fields = request.highlight.filter(({ field }) => wanted.has(field));
  const listed = request.places && wanted.has(request.places.field) ? request.places : undefined;
  const names = new Set([...fields.map(({ field }) => field), ...(listed ? [listed.field] : [])]);
  if (names.size === 0) return [];
  const { columns, budget } = context;
  const readTexts = openTextReader(names, context);
  const placesOf = openPlaceFinder(names, wanted, context);
  const hits: HitTexts[] = [];
  for (const ordinal of page) {
    if (budget.expired()) break;
    const row = columns.rows[ordinal]!;
    const values = readTexts(row);
    const places = placesOf(row);
    const optionsOf = (field: TextField) => ({
      wanted: wanted.get(field)!,
      window: request.highlightWindow,
      places: places.get(field),
    });
    const shown = highlightHit(fields, { textOf: (field) => values[field] ?? '', optionsOf });
    if (listed === undefined) hits.push(shown);
    else {
      const options = { limit: listed.limit, ...optionsOf(listed.field) };
      hits.push({ ...shown, places: findPlaces(values[listed.field] ?? '', options) });
    }
  }
  return hits;
}

/** Reads the texts of a row: the short fields, and `content` if it is wanted. */
function openTextReader(
  fields: ReadonlySet<TextField>,
  { db }: EvaluationContext,
): (row: number) => Partial<Record<TextField, string>> {
  const needsContent = fields.has('content');
  const read = db.prepare(`SELECT fields${needsContent ? ', content' : ''} FROM texts WHERE row = ?`).raw();
  return (row) => {
    const [texts, content] = read.get(BigInt(row)) as [string, Uint8Array | undefined];
    const values = JSON.parse(texts) as Partial<Record<TextField, string>>;
    if (content !== undefined) values.content = unpackText(content);
    return values;
  };
}

/** Finds the places of words in the fields where they must be close to each other. */
function openPlaceFinder(
  fields: ReadonlySet<TextField>,
  wanted: ReadonlyMap<TextField, WantedWords>,
  { db, words, budget }: EvaluationContext,
): (row: number) => ReadonlyMap<TextField, MarkedPlaces> {
  const queries = new Map<TextField, SpanQuery[]>();
  for (const field of fields) {
    const searches = wanted.get(field)!.placed.map((clause) => compileWords(clause, words)?.full());
    const placed = searches.flatMap((check) => (check?.type === 'spans' ? [check.query] : []));
    if (placed.length > 0) queries.set(field, placed);
  }
  if (queries.size === 0) return () => new Map();
  const read = openStreamReader(db, [...queries.keys()]);
  const membership = words.sets.membership();
  // A dropped stretch only means one mark less; the answer is still complete.
  const options = { budget, onCut: () => undefined };
  return (row) => {
    const streams = read(row);
    const places = new Map<TextField, MarkedPlaces>();
    for (const [field, placed] of queries) {
      const hits = readHits(streams(field), membership);
      const into = new Map<number, boolean>();
      for (const query of placed) markPlaces(query, hits, { options, into });
      places.set(field, into);
    }
    return places;
  };
}
