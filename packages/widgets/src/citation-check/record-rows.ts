import { nearestCitation, type CaseHeld, type CheckedCitation } from '@headnote/core/citation';
import { answerOf, type EmbedAnswer } from '@headnote/core/embed';
import { usualForm } from '@headnote/core/format';
import { citationFinderMessages as words } from '../citation-finder/messages.js';
import { formatDate } from '../parts/format.js';
import type { CheckRecord } from './types.js';

/** One citation of a record, in words. */
export interface RecordRow {
  readonly key: number;
  readonly line: number;
  readonly answer: EmbedAnswer;
  /** As the text has it, with the names before it. */
  readonly written: string;
  /** How it was read, if that differs. */
  readonly readAs: string;
  readonly hits: readonly CaseHeld[];
  /** Why it has its answer; empty if it is found. */
  readonly sentence: string;
  readonly elsewhere: readonly { readonly citation: string; readonly held: CaseHeld }[];
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Only letters and figures tell citations apart: brackets and dots vary in print. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function rowOf(checked: CheckedCitation, line: number): RecordRow {
  const { start, citation, state, hits, elsewhere } = checked;
  const answer = answerOf({ state, hits });
  const written = oneLine(checked.text);
  const canonical = citation?.canonical ?? '';
  const printed = usualForm(canonical);
  return {
    key: start,
    line,
    answer,
    written: citation?.caseName === undefined ? written : `${citation.caseName}, ${written}`,
    readAs: lettersOf(printed) === lettersOf(written) ? '' : printed,
    hits,
    sentence: citation?.reason ?? words.sentences[answer],
    elsewhere: elsewhere.map((held) => ({ held, citation: nearestCitation(canonical, held.citations ?? []) ?? '' })),
  };
}

/** The citations of a record in the order of the text, with the line of each. */
export function recordRows({ checked, text }: CheckRecord): readonly RecordRow[] {
  let line = 1;
  let at = 0;
  return checked.map((one) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < one.start; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return rowOf(one, line);
  });
}

/** How many citations have each answer, in the order of the first. */
export function countAnswers(rows: readonly RecordRow[]): readonly (readonly [EmbedAnswer, number])[] {
  const counts = new Map<EmbedAnswer, number>();
  for (const { answer } of rows) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts];
}

/** The later judgment that warns of a case, in words; empty if there is none. */
export function laterWords({ later }: CaseHeld): string {
  if (!later) return '';
  const { treatment, title, citation, courtName, decidedOn, benchStrength } = later;
  const bench = benchStrength > 0 && words.bench(benchStrength);
  const parts = [
    words.by(words.states[treatment], title),
    citation,
    courtName,
    decidedOn && formatDate(decidedOn),
    bench,
  ];
  return parts.filter(Boolean).join(', ');
}
