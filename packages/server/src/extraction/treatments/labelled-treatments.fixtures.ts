import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Treatment } from '@headnote/core/contract';
import { judgmentFormat } from '../../ingest/formats/judgments.js';
import { readCaseText } from '../reading/read-case-text.js';
import type { ReadTreatment } from './read-treatments.js';
import { createRawOffsets } from './raw-offsets.fixtures.js';
import type { Span } from './span.js';

/** The sets of real judgments that the labels are from. */
const FILES = ['sc-irled', 'sc-aila', 'hc-tribunal-recent'];

/** Which half a judgment belongs to. Rules are improved by reading the first half; the other is only measured. */
export type Half = 'development' | 'set-aside';

/** A citation of a judgment with the treatment that the engine gives it. */
export interface CitedPlace {
  readonly judgment: string;
  readonly half: Half;
  /** Letters and digits of the source text before the citation. Parallel citations of one place have several. */
  readonly citations: readonly number[];
  /** The same for the sentence. */
  readonly said: number;
  readonly treatment: Treatment;
  readonly speaker: string;
  /** Whether the grammar says it, not a phrase. */
  readonly isStated: boolean;
  readonly source: ReadTreatment['source'];
  /** Places in `plain`, for reading. */
  readonly plain: string;
  readonly citation: Span;
  readonly sentence: Span;
}

/** The rule that divides the judgments: one bit of a hash of the id. */
export function halfOf(judgment: string): Half {
  return (hashOf(`half 20261123 ${judgment}`).charCodeAt(0) & 1) === 0 ? 'development' : 'set-aside';
}

/** The order in which places are drawn for a sample. */
export const orderOf = (place: CitedPlace, seed: string): string =>
  hashOf(`${seed} ${place.judgment} ${place.citations[0]}`);

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Reads the judgments of the real sets, and returns every citation of a case with its treatment. */
export function readCitedPlaces(data: string, isRead: (judgment: string) => boolean = () => true): CitedPlace[] {
  return FILES.flatMap((file) =>
    linesOf(join(data, 'judgments', `${file}.jsonl.gz`)).flatMap((record) =>
      isRead(String(record['id'])) ? placesOf(record) : [],
    ),
  );
}

function linesOf(file: string): Record<string, unknown>[] {
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Record<string, unknown>);
}

function placesOf(record: Record<string, unknown>): CitedPlace[] {
  const result = judgmentFormat(record);
  if (!result.ok) throw new Error(result.reason);
  const { text, source } = result.document;
  const { plain } = text;
  const rawOffset = createRawOffsets(String(record['text']), plain);
  const { citations, treatments, statements } = readCaseText(text);
  const stated = new Set(
    statements.flatMap(({ sentence, cases }) =>
      cases.flatMap((one) => one.citations.map((each) => `${sentence.start} ${each}`)),
    ),
  );
  const places: CitedPlace[] = [];
  let group: { readonly number: number | undefined; readonly citations: number[] } | undefined;
  for (const [index, { kind, start, end, parallelGroup, shortForm }] of citations.entries()) {
    const read = treatments[index];
    if (kind === 'provision' || read === undefined) continue;
    const at = rawOffset(start);
    const number = shortForm === undefined ? parallelGroup : undefined;
    if (group !== undefined && number !== undefined && group.number === number) {
      group.citations.push(at);
      continue;
    }
    const all = [at];
    places.push({
      judgment: source.id,
      half: halfOf(source.id),
      citations: all,
      said: rawOffset(read.sentence.start),
      treatment: read.treatment,
      speaker: read.speaker,
      isStated: stated.has(`${read.sentence.start} ${index}`),
      source: read.source,
      plain,
      citation: { start, end },
      sentence: read.sentence,
    });
    group = { number, citations: all };
  }
  return places;
}

/** Words that may treat a case. Wider than the engine's and independent of them. */
const treatingWords =
  /overrul|revers|set(?:ting)? aside|doubt|dissent|differ|disagree|distinguish|expla|clarif|approv|affirm|endors|uph[eo]ld|follow|appl(?:y|ied|ies|icab|ication)|bound by|binding|cover|rel(?:y|ied|ies|ying|iance)|support|fortif|settled|reconsider|per incuriam|good law|correct(?:ly|ness)|wrong|no assistance|not (?:help|assist)|misplaced|\b(?:see|vide)\b|held in|laid down in|reiterat|adopt|agree|concur/i;
/** Characters on each side of a citation in which such words make it a candidate. */
const AROUND = 250;

/** Returns whether the words around a citation may treat its case; recall is measured on a sample of such places. */
export function mayTreat({ plain, citation }: CitedPlace): boolean {
  const from = Math.max(plain.lastIndexOf('\n\n', citation.start), citation.start - AROUND);
  const paragraphEnd = plain.indexOf('\n\n', citation.end);
  const to = Math.min(paragraphEnd === -1 ? plain.length : paragraphEnd, citation.end + AROUND);
  return treatingWords.test(plain.slice(Math.max(0, from), to));
}
