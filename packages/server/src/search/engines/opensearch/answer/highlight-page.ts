import type { Budget } from '../../../model/budget.js';
import { unpackText } from '../../../../store/packed-text.js';
import { wordsOf } from '../../../text/analysis/words-of.js';
import type { EngineHit } from '../../../model/engine.js';
import type { EngineRequest } from '../../../model/engine-request.js';
import type { TextField } from '../../../model/fields.js';
import { findPlaces } from '../../../text/highlight/find-places.js';
import type { MarkedPlaces } from '../../../text/highlight/find-words.js';
import { highlightHit } from '../../../text/highlight/highlight-hit.js';
import { type WantedWords, wantedWords } from '../../../text/highlight/wanted-words.js';
import type { IndexDocument } from '../../../model/index-document.js';
import { markPlaces } from '../../../text/spans/mark-places.js';
import type { SpanQuery } from '../../../text/spans/span-query.js';
import { sentenceEndsOf } from '../../../text/analysis/sentence-ends-of.js';
import { writeMarkedWords } from '../indexing/write-words.js';
import { placesOf } from '../query/places.js';
import type { Expand } from '../query/word-leaf.js';
import { openWordSets, type WordSets } from '../query/word-sets.js';

/** Reads the documents of the library by id. */
export type ReadTexts = (ids: readonly string[]) => Promise<readonly IndexDocument[]>;

type HitTexts = Pick<EngineHit, 'highlight' | 'paragraphs' | 'places'>;

/** What highlighting needs. */
export interface HighlightSources {
  readonly readTexts: ReadTexts;
  readonly expand: Expand;
  readonly budget: Budget;
}

/**
 * Highlights the hits of a page in the texts of the library, and lists the places of the words if the request asks for
 * them. If time runs out, the remaining hits have neither.
 */
export async function highlightPage(
  request: EngineRequest,
  ids: readonly string[],
  { readTexts, expand, budget }: HighlightSources,
): Promise<ReadonlyMap<string, HitTexts>> {
  const found = new Map<string, HitTexts>();
  const wanted = wantedWords(request.query);
  const fields = request.highlight.filter(({ field }) => wanted.has(field));
  const listed = request.places && wanted.has(request.places.field) ? request.places : undefined;
  const names = new Set([...fields.map(({ field }) => field), ...(listed ? [listed.field] : [])]);
  if (names.size === 0 || ids.length === 0 || budget.expired()) return found;
  const placed = await placedWords(names, wanted, expand);
  for (const document of await readTexts(ids)) {
    if (budget.expired()) break;
    const texts = { ...document.texts, content: names.has('content') ? unpackText(document.content) : '' };
    const optionsOf = (field: TextField) => ({
      wanted: wanted.get(field)!,
      window: request.highlightWindow,
      places: markedIn(placed.get(field), { field, text: texts[field], document, budget }),
    });
    const shown = highlightHit(fields, { textOf: (field) => texts[field], optionsOf });
    const places = listed && findPlaces(texts[listed.field], { limit: listed.limit, ...optionsOf(listed.field) });
    found.set(document.id, { ...shown, ...(places === undefined ? {} : { places }) });
  }
  return found;
}

interface Placed {
  readonly sets: WordSets;
  readonly queries: readonly SpanQuery[];
}

/** Compiles the clauses whose words are marked only where they are close to each other. */
async function placedWords(
  names: ReadonlySet<TextField>,
  wanted: ReadonlyMap<TextField, WantedWords>,
  expand: Expand,
): Promise<Map<TextField, Placed>> {
  const placed = new Map<TextField, Placed>();
  for (const field of names) {
    const sets = openWordSets(field);
    const queries: SpanQuery[] = [];
    for (const clause of wanted.get(field)!.placed) {
      const places = await placesOf(clause, expand);
      if (places !== undefined) queries.push(places.spans(sets));
    }
    if (queries.length > 0) placed.set(field, { sets, queries });
  }
  return placed;
}

interface MarkedText {
  readonly field: TextField;
  readonly text: string;
  readonly document: IndexDocument;
  readonly budget: Budget;
}

function markedIn(placed: Placed | undefined, { field, text, document, budget }: MarkedText): MarkedPlaces | undefined {
  if (placed === undefined) return undefined;
  const hits = placed.sets.hitsIn(writeMarkedWords(wordsOf(field, text), sentenceEndsOf(field, text, document)));
  const into = new Map<number, boolean>();
  // A dropped stretch only means one mark less; the answer is still complete.
  for (const query of placed.queries) markPlaces(query, hits, { options: { budget, onCut: () => undefined }, into });
  return into;
}
