import type { Citation } from './citation.js';
import type { Draft } from './citation-draft.js';
import { finishCitation } from './finish-citation.js';
import { readCnr, readIndexNumber, readManu, readNeutral, readNjrs } from './read-neutral.js';
import { readReport } from './read-report.js';

const isDigit = (code: number): boolean => code > 47 && code < 58;
const isLetter = (code: number): boolean => (code > 64 && code < 91) || (code > 96 && code < 123);
const SECTION_SIGN = 167;
const BRACKET = 91;
const HYPHEN = 45;
/** A supplement printed without a blank before the name of the series. */
const GLUED = /suppl?\.?(?=[A-Z])/iy;

/** Reads a citation of another kind that begins with a word at `at`. */
export type ReadOther = (text: string, at: number) => Draft | undefined;

/**
 * Finds every report, neutral and vendor's number that stands in a text by itself, and what `readOther` reads, in order: no groups, no
 * short forms. Linear in the length of the text.
 */
export function scanCitations(text: string, readOther?: ReadOther): Citation[] {
  const found: Citation[] = [];
  let floor = 0;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const citation = readAt(text, at, { code, before, floor, readOther });
    before = code;
    if (!citation) continue;
    found.push(citation);
    floor = citation.end;
    at = citation.end - 1;
    before = text.charCodeAt(at);
  }
  return found;
}

interface Place {
  readonly code: number;
  readonly before: number;
  /** Where the citation before it ended. */
  readonly floor: number;
  readonly readOther: ReadOther | undefined;
}

function readAt(text: string, at: number, place: Place): Citation | undefined {
  const { code, before } = place;
  if (isLetter(code) || code === SECTION_SIGN) return isLetter(before) ? undefined : readNamed(text, at, place);
  if (isDigit(code)) return isDigit(before) ? undefined : finished(text, readNumbered(text, at));
  return code === BRACKET ? finished(text, readIndexNumber(text, at)) : undefined;
}

const finished = (text: string, draft: Draft | undefined): Citation | undefined => draft && finishCitation(text, draft);

function readNamed(text: string, at: number, { floor, readOther }: Place): Citation | undefined {
  GLUED.lastIndex = at;
  const report =
    readReport(text, at, floor) ?? (GLUED.test(text) ? readReport(text, GLUED.lastIndex, floor) : undefined);
  if (report) {
    const { row, ...draft } = report;
    return finishCitation(text, draft, row);
  }
  const isManu = text.startsWith('MANU', at);
  return finished(text, (isManu ? readManu(text, at) : readCnr(text, at)) ?? readOther?.(text, at));
}

/** A year is followed by a separator at once, or it begins no neutral citation. */
function readNumbered(text: string, at: number): Draft | undefined {
  const behind = text.charCodeAt(at + 4);
  if (behind === HYPHEN) return readNjrs(text, at);
  return behind === 58 || behind === 47 || behind < 33 ? readNeutral(text, at) : undefined;
}
