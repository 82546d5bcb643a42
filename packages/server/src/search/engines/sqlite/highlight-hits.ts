import { unpackText } from '../../../store/packed-text.js';
import type { EngineHit } from '../../engine.js';
import type { EngineRequest, HighlightField } from '../../engine-request.js';
import type { TextField } from '../../fields.js';
import type { MarkedPlaces } from '../../highlight/find-words.js';
import { highlightField } from '../../highlight/highlight-field.js';
import { type WantedWords, wantedWords } from '../../highlight/wanted-words.js';
import { markPlaces } from './tokens/mark-places.js';
import { readHits } from './tokens/read-hits.js';
import type { SpanQuery } from './tokens/span-query.js';
import { compileWords } from './compile-words.js';
import type { EvaluationContext } from './evaluation.js';
import { openStreamReader } from './read-streams.js';

type Highlight = EngineHit['highlight'];

/** Highlights the hits of a page by ordinal. If time runs out, the remaining hits have no highlight. */
export function highlightHits(
  request: EngineRequest,
  page: readonly number[],
  context: EvaluationContext,
): Highlight[] {
  const wanted = wantedWords(request.query);
  const fields = request.highlight.filter(({ field }) => wanted.has(field));
  if (fields.length === 0) return [];
  const { db, columns, budget } = context;
  const needsContent = fields.some(({ field }) => field === 'content');
  const read = db.prepare(`SELECT fields${needsContent ? ', content' : ''} FROM texts WHERE row = ?`).raw();
  const placesOf = openPlaceFinder(fields, wanted, context);
  const highlights: Highlight[] = [];
  for (const ordinal of page) {
    if (budget.expired()) break;
    const row = columns.rows[ordinal]!;
    const [texts, content] = read.get(BigInt(row)) as [string, Uint8Array | undefined];
    const values = JSON.parse(texts) as Partial<Record<TextField, string>>;
    if (content !== undefined) values.content = unpackText(content);
    const places = placesOf(row);
    const highlight: Partial<Record<TextField, readonly string[]>> = {};
    for (const field of fields) {
      const fragments = highlightField(values[field.field] ?? '', {
        request: field,
        wanted: wanted.get(field.field)!,
        window: request.highlightWindow,
        places: places.get(field.field),
      });
      if (fragments.length > 0) highlight[field.field] = fragments;
    }
    highlights.push(highlight);
  }
  return highlights;
}

/** Finds the places of words in the fields where they must be close to each other. */
function openPlaceFinder(
  fields: readonly HighlightField[],
  wanted: ReadonlyMap<TextField, WantedWords>,
  { db, words, budget }: EvaluationContext,
): (row: number) => ReadonlyMap<TextField, MarkedPlaces> {
  const queries = new Map<TextField, SpanQuery[]>();
  for (const { field } of fields) {
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
