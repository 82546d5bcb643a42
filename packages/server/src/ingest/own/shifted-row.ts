import { findCourt } from '../../courts/find-court.js';

/** A cell of a row: the name of its column, our name for that if we know one, and what it has. */
export interface Cell {
  readonly column: string;
  readonly name: string | undefined;
  readonly value: string;
}

const VERSUS = /\s(?:v\.?|vs\.?|versus)\s/i;
/** Cases without two parties. */
const ONE_PARTY = /^(?:in\s|re\b|ex\s|suo\s|reference\b)/i;
/** Columns with whole sentences, in which a case may be named. */
const SENTENCES: ReadonlySet<string | undefined> = new Set(['headnote', 'subject', 'outcome', 'acts']);
/** Columns that have the names of parties, or that may say more of the case than its title. */
const NAMES: ReadonlySet<string | undefined> = new Set([undefined, 'title', 'appellant', 'respondent', 'file', 'id']);
/** Columns that never have the names of two parties. */
const NEVER_A_CASE: ReadonlySet<string | undefined> = new Set(['court', 'judges', 'date', 'caseType']);
const COURT_WORDS =
  /\b(?:court|tribunal|commission|authority|forum|board|bench|council|judge|magistrate|s\.?c|h\.?c)\b/i;
/** Names of courts are shorter, sentences about them longer. */
const MOST_WORDS = 10;

const ADVICE = 'put a cell that has separators in quotation marks';

/** Why the cells of a row seem to stand one column too far; undefined if nothing shows it. */
export function problemOfShift(cells: readonly Cell[]): string | undefined {
  const stray = cells.find(({ name, value }) => NEVER_A_CASE.has(name) && VERSUS.test(value));
  if (stray !== undefined) return inWrongColumn(stray, 'the names of parties');
  const at = cells.findIndex(({ name }) => name === 'title');
  const [title, next] = at === -1 ? [] : cells.slice(at, at + 2);
  if (title !== undefined && next !== undefined && !NAMES.has(next.name) && isHalfOfTitle(title.value, next))
    return inWrongColumn(next, 'the rest of the title');
  const place = cells.findIndex(({ name }) => name === 'court');
  const [court, behind] = place === -1 ? [] : cells.slice(place, place + 2);
  const isShifted =
    court !== undefined && court.value !== '' && !mayBeCourt(court.value) && isCourt(behind?.value ?? '');
  return isShifted && behind !== undefined ? inWrongColumn(behind, 'the court') : undefined;
}

const inWrongColumn = ({ column, value }: Cell, what: string): string =>
  `The cells seem to be shifted: the column "${column}" has ${what}, "${value}"; ${ADVICE}.`;

function isHalfOfTitle(title: string, { name, value }: Cell): boolean {
  if (title === '' || VERSUS.test(title) || ONE_PARTY.test(title) || !VERSUS.test(value)) return false;
  return !SENTENCES.has(name) || (isShort(value) && !value.endsWith('.'));
}

const isShort = (value: string): boolean => value.split(/\s+/, MOST_WORDS + 1).length <= MOST_WORDS;

/** Whether a cell has the name of a court and no more. */
const isCourt = (value: string): boolean =>
  isShort(value) && (COURT_WORDS.test(value) || findCourt(value) !== undefined);

/** Whether a cell may be a court that we do not know: tribunals are often given by their first letters. */
const mayBeCourt = (value: string): boolean => isCourt(value) || /\b[A-Z]{3,}\b/.test(value);
