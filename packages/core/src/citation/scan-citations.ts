import type { Citation } from './citation.js';
import type { Draft } from './citation-draft.js';
import { finishCitation, type ReasonOf } from './finish-citation.js';
import { matchAt } from './match-at.js';
import { isLetter } from './name-matcher.js';
import { readIndexNumber, readManu, readNeutral, readNjrs } from './read-neutral.js';
import { readReport } from './read-report.js';

const isDigit = (code: number): boolean => code > 47 && code < 58;
const SECTION_SIGN = 167;
const BRACKET = 91;
const HYPHEN = 45;
/** Code of the first digit as Devanagari writes it. */
const NAGARI_ZERO = 0x966;
/** A supplement printed without a blank before the name of the series. */
const GLUED = /suppl?\.?(?=[A-Z])/iy;

/** What the small entry does without. */
export interface ScanOptions {
  /** Reads a citation of another kind that begins with a word at `at`. */
  readonly readOther?: (text: string, at: number) => Draft | undefined;
  readonly reasonOf?: ReasonOf;
}

/**
 * Finds every report, neutral and vendor's number that stands in a text by itself, and what `readOther` reads, in order: no groups, no
 * short forms. Linear in the length of the text.
 */
export function scanCitations(text: string, { readOther, reasonOf }: ScanOptions = {}): Citation[] {
  const found: Citation[] = [];
  const plain = text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - NAGARI_ZERO));
  let floor = 0;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = plain.charCodeAt(at);
    const draft = readAt(plain, at, { code, before, floor, readOther });
    before = code;
    if (!draft) continue;
    found.push(finishCitation(text, draft, reasonOf));
    floor = draft.end;
    at = floor - 1;
    before = plain.charCodeAt(at);
  }
  return found;
}

interface Place {
  readonly code: number;
  readonly before: number;
  /** Where the citation before it ended. */
  readonly floor: number;
  readonly readOther: ScanOptions['readOther'];
}

function readAt(text: string, at: number, place: Place): Draft | undefined {
  const { code, before } = place;
  if (isLetter(code) || code === SECTION_SIGN) return isLetter(before) ? undefined : readNamed(text, at, place);
  if (isDigit(code)) return isDigit(before) ? undefined : readNumbered(text, at);
  return code === BRACKET ? readIndexNumber(text, at) : undefined;
}

function readNamed(text: string, at: number, { floor, readOther }: Place): Draft | undefined {
  const glued = matchAt(GLUED, text, at)?.[0];
  return (
    readReport(text, at, floor) ??
    (glued === undefined ? undefined : readReport(text, at + glued.length, floor)) ??
    readManu(text, at) ??
    readOther?.(text, at)
  );
}

/** A year is followed by a separator at once, or it begins no neutral citation. */
function readNumbered(text: string, at: number): Draft | undefined {
  const behind = text.charCodeAt(at + 4);
  if (behind === HYPHEN) return readNjrs(text, at);
  return behind === 58 || behind === 47 || behind < 33 ? readNeutral(text, at) : undefined;
}
