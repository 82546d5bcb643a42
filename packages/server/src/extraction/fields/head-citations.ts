import { type Citation, extractCitations, parseCitation } from '@headnote/core/citation';
import type { Court } from '../../courts/court.js';
import { courtOfNeutralCode, findCourt, isSameCourt } from '../../courts/find-court.js';
import { isHeadingLine } from '../text/classify-block.js';
import { stampCitation } from '../text/stamp-citation.js';
import { findBody } from './decision-date.js';

/** Lines of the head in which a citation alone on a line is the judgment's own; below are those of other cases. */
const HEAD_LINES = 25;
/** Lines in which a labelled line is looked for, and lines that may go on with its list. */
const LABEL_LINES = 80;
const LIST_LINES = 4;

/** Lines at the top of a page in which a court stamps its number. */
const STAMP_LINES = 3;

/** Words before a judgment's own citations. */
const OWN_LABEL =
  /^\W*(?:neutral\s+citation|(?:equivalent|parallel)\s+citations?|(?:also\s+)?reported\s+(?:in|as|at)|citations?\b(?=\s*(?:nos?\b|number|[:=-])))/i;

/** Words of a line below which, or behind which, citations are those of other cases. */
const OF_OTHERS =
  /\b(?:against|impugned|under challenge|set aside|arising|appeal from|decided|held|review|reference|followed|distinguished|approved|overruled|doubted|considered|explained|applied|cited|(?:relied|relies) (?:up)?on|referred|citation info)\b|(?<!^\W*(?:also\s+)?)\breported\b|\b(?:in|of|by|from|see|with|to|at|as|the matter|under)\W*$/i;
/** The first line of the opinion; the reports print it where the head has no heading. */
const DELIVERED = /\bdelivered by\b/i;

/** The word beside the stamp of the Supreme Court, which some PDFs join to it: `2026 INSC 41REPORTABLE`. */
const GLUED_WORD = /(?<=INSC \d{1,5})(?:NON-?)?REPORTABLE$/;

/** A judgment has a dozen reports at most; a longer list is of other cases. */
const MOST_OWN = 16;

const YEAR_LENGTH = 4;

/** What is known of a judgment whose head is read. */
export interface Decided {
  readonly court?: Court | undefined;
  /** ISO date. */
  readonly decidedOn?: string | null | undefined;
}

/**
 * Reads the citations that a judgment prints of itself at its head: in a stamp, alone on a line, or behind words such as
 * `Neutral Citation No.` and `Equivalent citations:`. `court` is the court of the judgment, if it is known: another
 * court's neutral citation is that of the decision below. `decidedOn` is its ISO date, if it is known: what was printed
 * before belongs to another case, as does what stands below `Cases referred` or `impugned order`. Returns each once, as
 * printed.
 */
export function readHeadCitations(lines: readonly string[], { court, decidedOn }: Decided = {}): string[] {
  const found = new Map<string, string>();
  const earliest = Number((decidedOn ?? '').slice(0, YEAR_LENGTH));
  const add = (citation: Citation, isStamp = false) => {
    if (citation.kind === 'neutral' && !mayBeOf(citation, court)) return;
    if (!isStamp && (citation.year ?? earliest) < earliest) return;
    if (found.size < MOST_OWN && !found.has(citation.canonical))
      found.set(citation.canonical, citation.text.replace(/\s+/g, ' '));
  };
  const top = lines.slice(0, LABEL_LINES);
  const opinion = top.findIndex((line) => DELIVERED.test(line));
  const head = top.slice(0, Math.min(findBody(top), opinion < 0 ? top.length : opinion));
  let isOfOthers = false;
  let isInOpinion = false;
  for (const [at, line] of head.entries()) {
    isInOpinion ||= at > 0 && isHeadingLine(line);
    // A line of the opinion may be broken before and behind a citation.
    const isList = !isInOpinion && isOnlyReports(line);
    if (isOfOthers && (isList || OWN_LABEL.test(line))) continue;
    isOfOthers = !OWN_LABEL.test(line) && OF_OTHERS.test(line);
    if (OWN_LABEL.test(line)) for (const citation of listFrom(head, at)) add(citation);
    if (at >= HEAD_LINES) continue;
    const stamp = stampCitation(line.replace(GLUED_WORD, '')) ?? stampOfCourt(line);
    // A court may count a judgment in the year of its petition.
    if (stamp !== undefined) add(stamp, at < STAMP_LINES);
    else if (isList) for (const citation of reportsIn(line)) add(citation);
  }
  return [...found.values()];
}

/** The stamp behind the name of its court: `IN THE HIGH COURT OF JUDICATURE AT BOMBAY 2009:BHC-OS:19472`. */
function stampOfCourt(line: string): Citation | undefined {
  const at = line.search(/\d{4}:[A-Z]{2,6}(?:-[A-Z]{1,4})?:\d{1,6}(?:-[DF]B)?\]?$/);
  const court = at > 0 ? findCourt(line.slice(0, at)) : undefined;
  const stamp = court && stampCitation(line.slice(at));
  const own = stamp && courtOfNeutralCode(stamp.family);
  return court && own && isSameCourt(own, court) ? stamp : undefined;
}

const isOwnKind = ({ kind, status, shortForm, canonical }: Citation): boolean =>
  (kind === 'neutral' || kind === 'reporter' || kind === 'online') &&
  status === 'valid' &&
  shortForm === undefined &&
  // The brackets of a free index, whose numbers are its own.
  !/^\[\d{4}\] IN/.test(canonical);

const reportsIn = (line: string): readonly Citation[] => extractCitations(line).filter(isOwnKind);

/** The citations behind a label, to the first line that has none. */
function listFrom(lines: readonly string[], at: number): readonly Citation[] {
  const found: Citation[] = [];
  for (const line of lines.slice(at, at + LIST_LINES)) {
    const here = line === lines[at] || isOnlyReports(line) ? reportsIn(line) : [];
    // The citation may be below its label.
    if (here.length === 0 && line !== lines[at]) break;
    found.push(...here);
  }
  return found;
}

/** The first line of a report: `[2023] 15 S.C.R. 1 : 2023 INSC 1066`. */
function isOnlyReports(line: string): boolean {
  if (line.length > 200 || !/\d{4}/.test(line)) return false;
  const found = extractCitations(line);
  if (found.length === 0 || !found.every(isOwnKind)) return false;
  const rest = found.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), line);
  return !/[\p{L}\d]/u.test(rest);
}

function mayBeOf({ family }: Citation, court: Court | undefined): boolean {
  const own = courtOfNeutralCode(family);
  return court === undefined || own === undefined || isSameCourt(own, court);
}

/** The court whose neutral citation is among a judgment's own; undefined if there is none. */
export function courtOfCitations(citations: readonly string[]): Court | undefined {
  for (const printed of citations) {
    const { kind, family = '' } = parseCitation(printed) ?? {};
    const court = kind === 'neutral' ? courtOfNeutralCode(family) : undefined;
    if (court !== undefined) return court;
  }
  return undefined;
}
