import type { Court } from './court.js';
import { benchNames, type CourtNames, highCourtNames, tribunalCodes, tribunalNames } from './court-names.js';
import { courtById, SUPREME_COURT_ID } from './courts.js';
import { tribunals } from './tribunals.js';

/** Families of tribunals and commissions that are not in the table begin here. */
export const FIRST_FAMILY_ID = 290;

/** A word of so few letters may be part of another one; a longer one is found where its spaces are lost too. */
const SHORT_WORD = 4;

const pattern = (word: string): string => (word.length > SHORT_WORD ? word : `\\b${word}\\b`);

/** A table of printed words as a pattern, made once. */
const anyOf = (words: readonly string[]): RegExp | undefined =>
  words.length === 0 ? undefined : new RegExp(words.map(pattern).join('|'));

interface Named extends CourtNames {
  readonly name: RegExp | undefined;
  readonly place: RegExp | undefined;
}

const named = (row: CourtNames): Named => ({ ...row, name: anyOf(row.names), place: anyOf(row.places) });

const highCourts: readonly Named[] = highCourtNames.map(named);
const benches: ReadonlyMap<number, readonly Named[]> = new Map(
  [...benchNames].map(([courtId, rows]) => [courtId, rows.map(named)]),
);

/**
 * Finds the court that a printed line names: `IN THE HIGH COURT OF JUDICATURE AT BOMBAY, BENCH AT AURANGABAD`. Ignores
 * case, spaces and line breaks. Returns the id of its family for a tribunal or commission that is not in the table;
 * undefined for a line without a court.
 */
export function findCourt(line: string): Court | undefined {
  const text = line.toUpperCase().replace(/[\s_]+/g, ' ');
  if (/SUPREME COURT/.test(text)) return courtById(SUPREME_COURT_ID);
  const tribunal = tribunalNames.find(([pattern]) => pattern.test(text));
  if (tribunal !== undefined) return courtById(tribunal[1]);
  if (/HIGH COURT/.test(text)) return findHighCourt(text);
  if (/\bTRIBUNAL\b/.test(text) && isName(text)) return courtById(FIRST_FAMILY_ID);
  if (/\bCOMMISSION\b|\bREGULATORY AUTHORITY\b/.test(text) && isName(text)) return courtById(FIRST_FAMILY_ID + 1);
  return undefined;
}

/** The court by its name, else by the city of its seat. A seat alone, as `High Court, Nagpur Bench`, names the court too. */
function findHighCourt(text: string): Court | undefined {
  const high = highCourts.find(({ name }) => name?.test(text)) ?? highCourts.find(({ place }) => place?.test(text));
  for (const [courtId, seats] of benches) {
    if (high !== undefined && high.courtId !== courtId) continue;
    const seat = seats.find(({ name }) => name?.test(text));
    if (seat !== undefined) return courtById(seat.courtId);
  }
  return high && courtById(high.courtId);
}

/** Only a text that reads like the name of a body, with two words or more, gets a family. */
function isName(text: string): boolean {
  return text.length <= 120 && /[A-Z]{3,}.*\s[A-Z]{3,}/.test(text);
}

/** Words of a cell that name no court by themselves. */
const FILLING: ReadonlySet<string> = new Set(
  "HON'BLE HON’BLE HONBLE THE HIGH COURT COURTS HC JUDICATURE OF AT FOR IN AND PRINCIPAL SEAT CIRCUIT BENCH PRADESH NEW LADAKH".split(
    ' ',
  ),
);
/** A cell with more words than these is a sentence about a court. */
const MOST_WORDS = 10;

const wordsOf = (text: string): readonly string[] =>
  text.split(/[\s,()/-]+|(?<=\S{2})&(?=\S{2})/).filter((word) => word !== '' && word !== '&' && !FILLING.has(word));

const shortForms: ReadonlyMap<string, number> = new Map([
  ...['SC', 'SCI', 'APEX'].map((word) => [word, SUPREME_COURT_ID] as const),
  ...highCourtNames.flatMap(({ courtId, short }) => short.map((word) => [word, courtId] as const)),
]);

/** Every word by which a High Court and its benches are named. */
const wordsOfCourt: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  highCourtNames.map(({ courtId, ...own }) => {
    const rows = [own, ...(benchNames.get(courtId) ?? [])];
    return [
      courtId,
      new Set(rows.flatMap(({ names, places, short }) => [...names, ...places, ...short]).flatMap(wordsOf)),
    ];
  }),
);

const codes: ReadonlyMap<string, number> = new Map([
  ...tribunals
    .filter(({ courtId }) => courtId < FIRST_FAMILY_ID)
    .map(({ code, courtId }) => [code.toUpperCase(), courtId] as const),
  ...tribunalCodes,
]);

/**
 * Finds the court that the cell of a table or a field names and nothing else: beside what `findCourt` reads, a city
 * (`Mumbai`), a short form (`Bom HC`, `P&H`), a seat (`Nagpur Bench`) or the first letters of a tribunal (`NCLT Mumbai`).
 */
export function findNamedCourt(cell: string): Court | undefined {
  const found = findCourt(cell);
  if (found !== undefined) return found;
  const text = cell
    .toUpperCase()
    .replace(/(?<![A-Z])([A-Z])\.(?:\s(?=[A-Z]\.))?/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\b[A-Z]) & (?=[A-Z]\b)/g, '&')
    .trim();
  if (text.split(' ').length > MOST_WORDS) return undefined;
  const [first = ''] = text.split(/[\s,-]/, 1);
  const tribunal = codes.get(first);
  if (tribunal !== undefined) return courtById(tribunal);
  const words = wordsOf(text.replace(/\.(?=\s|$)/g, ''));
  const short = shortForms.get(words[0] ?? '');
  const court = findHighCourt(text) ?? (short === undefined ? undefined : courtById(short));
  const known = wordsOfCourt.get(court?.parentId ?? court?.courtId ?? 0);
  const isWhole = words.length > 0 && words.every((word, at) => known?.has(word) ?? (at === 0 && short !== undefined));
  if (court === undefined || !isWhole) return undefined;
  // `Bom HC, Nagpur`: the short form names the court, another word its bench.
  const seat = benches.get(court.courtId)?.find(({ name }) => name?.test(text));
  return seat === undefined ? court : courtById(seat.courtId);
}

const byNeutralCode: ReadonlyMap<string, number> = new Map([
  ['INSC', SUPREME_COURT_ID],
  ...[...highCourtNames, ...[...benchNames.values()].flat()].flatMap(({ courtId, neutral }) =>
    neutral.map((code) => [code, courtId] as const),
  ),
]);

/** Finds the court by the code of its neutral citations: `RJ-JP` is the bench at Jaipur, `BHC-AS` the court. */
export function courtOfNeutralCode(code: string): Court | undefined {
  const courtId = byNeutralCode.get(code) ?? byNeutralCode.get(code.split('-', 1)[0] ?? '');
  return courtId === undefined ? undefined : courtById(courtId);
}

const byRecord: ReadonlyMap<string, number> = new Map(
  highCourtNames.flatMap(({ courtId, records }) => records.map((letters) => [letters, courtId] as const)),
);

/** Finds the High Court by the first letters of a case record number (CNR). */
export function courtOfRecordNumber(number: string): Court | undefined {
  const courtId = byRecord.get(number.slice(0, 4));
  return courtId === undefined ? undefined : courtById(courtId);
}

/** Whether two courts are one, or benches of one. */
export const isSameCourt = (one: Court, other: Court): boolean =>
  (one.parentId ?? one.courtId) === (other.parentId ?? other.courtId);
