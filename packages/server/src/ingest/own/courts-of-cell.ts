import { findCourt, findNamedCourt, FIRST_FAMILY_ID } from '../../courts/find-court.js';

/** Names of courts are shorter, sentences about them longer. */
const MOST_WORDS = 10;
const COURT_WORDS =
  /\b(?:court|tribunal|commission|authority|forum|board|bench|council|judge|magistrate|s\.?c|h\.?c)\b/i;
/** Words of a name that have a small first letter. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'at', 'and', 'the', 'for', 'in', 'on']);
const GOVERNMENT = /\b(?:state|union|govt|government)\b/i;
/** First letters of bodies that the table of courts does not have. */
const CODES: ReadonlySet<string> = new Set(['AAR', 'AAAR', 'BIFR', 'AAIFR', 'COMPAT', 'MACT', 'TRAI', 'SEBI']);
const LONGEST_CODE = 8;

/** Whether a text is no longer than the name of a court. */
export const isShort = (value: string): boolean => value.split(/\s+/, MOST_WORDS + 1).length <= MOST_WORDS;

/** Whether a cell is the name of a court of the table of courts and no more: no sentence about it. */
export function isWholeCourt(value: string): boolean {
  const words = value.split(/[\s,()]+/).filter((word) => word !== '');
  return (
    isShort(value) &&
    findCourt(value) !== undefined &&
    words.every((word) => SMALL_WORDS.has(word) || !/^\p{Ll}/u.test(word))
  );
}

/** Whether a cell names a court of the table of courts, if only by its place (`Delhi`) or its first letters (`NCLT`). */
export function isKnownCourt(value: string): boolean {
  if (findNamedCourt(value) !== undefined) return true;
  const [first = ''] = value.replaceAll('.', '').split(/[\s,-]/, 1);
  return CODES.has(first) || (isShort(value) && !GOVERNMENT.test(value) && atPlace(value) !== undefined);
}

/** Whether a cell may be a court, also one that the table does not have. */
export function mayBeCourt(value: string): boolean {
  if (isKnownCourt(value) || (isShort(value) && COURT_WORDS.test(value))) return true;
  const [first = ''] = value.replaceAll('.', '').split(/[\s,-]/, 1);
  // First letters of a tribunal have hardly a vowel, a name in capitals has.
  return first.length <= LONGEST_CODE && /^[B-DF-HJ-NP-TV-Z]{3,}$/.test(first);
}

const atPlace = (text: string) => findCourt(`High Court of ${text}`);

/** Courts of two states: Telangana and Andhra Pradesh had one, and Gauhati sat for seven. */
const ONE_COURT = /\b(?:ASSAM|GAUHATI|GUWAHATI|HYDERABAD|TELANGANA)\b/i;
const APPEAL = /\b(?:from|against)\b/i;
/** Whether a text names two courts of the table, as `High Court of Kerala / Supreme Court of India`. */
export function namesTwoCourts(text: string): boolean {
  if (ONE_COURT.test(text) || APPEAL.test(text)) return false;
  const pieces = text.split(/[/,&]|\band\b/i).map((piece) => piece.trim());
  const isHigh = /\bhigh courts?\b/i.test(pieces[0] ?? '');
  const ids = pieces.flatMap((piece) => {
    const court = findCourt(piece) ?? (isHigh && !/\bbench\b/i.test(piece) ? atPlace(piece) : undefined);
    return court === undefined || court.courtId >= FIRST_FAMILY_ID ? [] : [court.parentId ?? court.courtId];
  });
  return new Set(ids).size > 1;
}
