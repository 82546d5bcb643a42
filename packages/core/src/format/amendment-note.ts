/** What the note of a source says of an amendment. */
export interface Amendment {
  /** ISO date from which it applies; null if the note names none. */
  readonly on: string | null;
  /** Year of the date, or else of the amending act; null if the note names neither. */
  readonly year: number | null;
}

/** `(w.e.f. 30-8-2019)`, `w. e. f. 31-10- 2019`, `w.e.f. 1st April, 1957`. */
const FROM_DAY = /w\.?\s?e\.?\s?f\.?\s*(\d{1,2})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{4})/i;
const FROM_WORDS = /w\.?\s?e\.?\s?f\.?\s*(\d{1,2})(?:st|nd|rd|th)?\s+([A-Za-z]+),?\s+(\d{4})/i;
/** `by Act 33 of 2019`, `the A.O. 1950`, `Delhi Act 12 of 2011`. */
const BY_ACT = /\b(?:Act\s+\d{1,3}\s+of|A\.?\s?O\.?,?|(?:Order|Regulation)s?,)\s*(\d{4})\b/i;
/** Words of a note about an amendment, and of no other one. */
const AMENDS = /\b(?:subs|ins|added|omitted|rep|renumbered|re-numbered|re-lettered|amended|substituted|inserted)\b/i;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads when an amendment applies from the note of India Code below a section: `1. Subs. by Act 33 of 2019, s. 7, for “furnishes proof
 * that” (w.e.f. 30-8-2019).` Undefined for a note that speaks of no amendment.
 */
export function readAmendmentNote(note: string): Amendment | undefined {
  if (!AMENDS.test(note)) return undefined;
  const on = dayOf(note);
  const year = on === null ? Number(BY_ACT.exec(note)?.[1] ?? 0) || null : Number(on.slice(0, 4));
  return { on, year };
}

function dayOf(note: string): string | null {
  const [, day = '', month = '', year = ''] = FROM_DAY.exec(note) ?? [];
  if (year !== '') return isoDay(Number(day), Number(month), year);
  const [, date = '', name = '', named = ''] = FROM_WORDS.exec(note) ?? [];
  return isoDay(Number(date), MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1, named);
}

/** Null for a day that does not exist, such as a misprint of the source. */
function isoDay(day: number, month: number, year: string): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return date.getUTCDate() === day ? iso : null;
}
