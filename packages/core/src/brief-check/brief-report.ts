import type { CheckedCitation, Nearby } from '../citation/check-text.js';
import type { Reference } from '../citation/find-references.js';
import { nearestCitation } from '../citation/nearest-citation.js';
import type { FoundCase } from '../citation/verdict-of.js';
import { answerOf } from '../contract/citations/answer-of.js';
import type { CitationState } from '../contract/citations/citation-verdict.js';
import type { Warning } from '../contract/citations/later-treatment.js';
import { usualForm } from '../format/usual-form.js';
import {
  type AnsweredClaim,
  type LaterCell,
  laterCell,
  type PartiesCell,
  partiesCell,
  type PinpointCell,
  pinpointCell,
  type QuotationCell,
  quotationCell,
} from './brief-cells.js';
import type { CheckRecord } from './check-state.js';
import { settleClaims } from './claims/settle-claims.js';

/** What a report says about a citation: its state, or what a later judgment says against the case that it leads to. */
export type BriefAnswer = CitationState | Warning;

/** A place of the text with its line, counted from 1. */
interface Place extends Pick<Reference, 'start' | 'text'> {
  readonly line: number;
}

/** One citation of a report. Every skin adds its own words. */
export interface BriefRow extends Place {
  readonly answer: BriefAnswer;
  /** What the library has for the citation, whatever a later judgment says. */
  readonly citation: { readonly state: CitationState };
  /** The parties that the text names, compared with the judgment's. */
  readonly parties: PartiesCell;
  /** The pages and paragraphs that the text names, also behind `supra` and `ibid`. */
  readonly pinpoint: PinpointCell;
  /** The quotations that belong to the citation, also those beside `supra` and `ibid`. */
  readonly quotation: QuotationCell;
  /** What later judgments say against the case. */
  readonly later: LaterCell;
  /** The parties that the text names; empty if it names none. */
  readonly caseName: string;
  /** The citation as the text has it, in one line. */
  readonly written: string;
  /** The citation in its usual form; empty if it was not read. */
  readonly printed: string;
  /** The same if it differs from what the text has by more than brackets and dots; else empty. */
  readonly readAs: string;
  /** Why it is impossible, ambiguous or missing; empty if only the answer says so. */
  readonly reason: string;
  /** The judgments that it may mean. */
  readonly hits: readonly FoundCase[];
  /** Judgments with the same parties, each with the citation that is nearest to the text's. */
  readonly elsewhere: readonly { readonly citation: string; readonly hit: FoundCase }[];
  /** What the library has near a citation that it does not have. */
  readonly near?: Nearby;
}

/** A provision, or words that refer to an earlier citation. */
export interface ReferenceRow extends Place, Pick<Reference, 'kind'> {
  readonly written: string;
  /** What it may refer to, in the usual form. */
  readonly meant: readonly string[];
  /** The row of the citation that it refers to, if the report has it. */
  readonly target: BriefRow | undefined;
}

/** A check as every skin draws it, in the order of the text. */
export interface BriefReport {
  readonly rows: readonly BriefRow[];
  readonly references: readonly ReferenceRow[];
  /** How many citations have each answer, in the order of the first. */
  readonly counts: readonly (readonly [BriefAnswer, number])[];
}

/** Makes the report of a check. Without claims and their answers, nothing is known of quotations and pinpoints. */
export function briefReport({
  checked,
  references,
  text,
  claims = [],
  answers = [],
}: Pick<CheckRecord, 'checked' | 'references' | 'text'> &
  Partial<Pick<CheckRecord, 'claims' | 'answers'>>): BriefReport {
  const lineOf = countLines(text);
  const claimLine = countLines(text);
  const answered = claims.map((claim, index): AnsweredClaim => {
    const { start, end } = claim;
    const place = { start, end, line: claimLine(start), written: oneLine(text.slice(start, end)) };
    return { claim, place, answer: answers[index] };
  });
  const claimsOf = Map.groupBy(settleClaims(answered), ({ claim }) => claim.of);
  const rows = checked.map((one) => rowOf(one, lineOf(one.start), claimsOf.get(one.start) ?? []));
  const byStart = new Map(rows.map((row) => [row.start, row]));
  const counts = new Map<BriefAnswer, number>();
  for (const { answer } of rows) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  const referenceLine = countLines(text);
  return {
    rows,
    references: references.map(({ start, text: words, kind, meant, of }) => ({
      start,
      line: referenceLine(start),
      text: words,
      kind,
      written: oneLine(words),
      meant: meant.map(usualForm),
      target: of === undefined ? undefined : byStart.get(of),
    })),
    counts: [...counts],
  };
}

function rowOf(checked: CheckedCitation, line: number, claims: readonly AnsweredClaim[]): BriefRow {
  const { start, text, citation, state, hits, elsewhere, near, reason } = checked;
  const written = oneLine(text);
  const canonical = citation?.canonical ?? '';
  const printed = usualForm(canonical);
  return {
    start,
    line,
    text,
    answer: answerOf({ state, hits }),
    citation: { state },
    parties: partiesCell(checked),
    pinpoint: pinpointCell(claims),
    quotation: quotationCell(claims),
    later: laterCell(checked),
    caseName: citation?.caseName ?? '',
    written,
    printed,
    readAs: isPrintedSo(written, printed, citation?.pinpoint) ? '' : printed,
    reason: citation?.reason ?? reason ?? '',
    hits,
    ...(near && { near }),
    elsewhere: elsewhere.map((hit) => ({ hit, citation: nearestCitation(canonical, hit.citations ?? []) ?? '' })),
  };
}

/** Counts the lines before each place; the places come in the order of the text. */
function countLines(text: string): (start: number) => number {
  let line = 1;
  let at = 0;
  return (start) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < start; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a text has a citation in its usual form. A page or paragraph behind it has a column of its own. */
function isPrintedSo(written: string, printed: string, pinpoint = ''): boolean {
  const isBehind = pinpoint !== '' && written.endsWith(pinpoint);
  const letters = lettersOf(isBehind ? written.slice(0, -pinpoint.length) : written);
  return letters === lettersOf(printed) || (isBehind && letters === `${lettersOf(printed)}at`);
}

/** Only letters and figures tell citations apart: brackets and dots vary in print. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
