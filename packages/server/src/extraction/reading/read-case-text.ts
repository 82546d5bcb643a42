import { type Citation, extractCitations } from '@headnote/core/citation';
import type { DocumentText, ListedLine } from '../new-document.js';
import { settleArticles } from './settle-articles.js';
import { settleForeignActs } from './settle-foreign-acts.js';
import { structureOfText } from '../structure/structure-of-text.js';
import { type ListedCase, readReportLists } from '../treatments/grammar/report-lists.js';
import { isInOwnVoice } from '../treatments/own-voice.js';
import type { Span } from '../treatments/span.js';
import { readTreatments, type TreatmentReading } from '../treatments/read-treatments.js';

/** What one reading of a judgment finds in its plain text. */
export interface CaseReading extends TreatmentReading {
  /** The lists in the head of the report. */
  readonly listed: readonly ListedCase[];
  /** Every citation, in the order of the text. */
  readonly citations: readonly Citation[];
}

/** What is known beside the text. */
export interface BesideText {
  readonly reportHead?: string;
  /** The lists of the report as they were read before; then its head is not read. */
  readonly listed?: readonly ListedLine[] | undefined;
  /** The bench. */
  readonly judges?: readonly string[];
}

/**
 * Reads a judgment's text once, for the citator and the derived fields alike, and the lists in the head of its report. Linear in the
 * length of the texts.
 */
export function readCaseText(
  text: DocumentText,
  { reportHead = '', listed, judges = [] }: BesideText = {},
): CaseReading {
  const { plain, sentenceEnds } = text;
  const citations = settleForeignActs(plain, settleArticles(plain, extractCitations(plain)));
  const dissents = dissentsIn(text, judges);
  return {
    citations,
    ...readTreatments(plain, sentenceEnds, citations, { isCertain: isInOwnVoice, dissents }),
    listed: listed?.map(citedAgain) ?? readReportLists(reportHead),
  };
}

/** A line has the name and the citations of one case; a section in its name is none of them. */
const citedAgain = (line: ListedLine): ListedCase => ({
  ...line,
  citations: extractCitations(line.text).filter(({ kind }) => kind !== 'provision'),
});

/** The stored text marks where each opinion begins; with one opinion nobody dissents. */
const SECOND_OPINION = 'id="opinion-2"';

function dissentsIn({ html, plain }: DocumentText, judges: readonly string[]): Span[] {
  if (!html.includes(SECOND_OPINION)) return [];
  const dissenting = structureOfText({ html, plain }, judges).opinions.filter(({ kind }) => kind === 'dissenting');
  if (dissenting.length === 0) return [];
  const starts = [0, ...[...plain.matchAll(/\n\n/g)].map(({ index }) => index + 2)];
  return dissenting.map(({ from, to }) => ({ start: starts[from] ?? plain.length, end: starts[to] ?? plain.length }));
}
