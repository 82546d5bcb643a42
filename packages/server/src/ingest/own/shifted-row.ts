import { isKnownCourt, isShort, isWholeCourt, mayBeCourt } from './courts-of-cell.js';
import { isOnlyCitations } from './split-citations.js';

/** A cell of a row: the name of its column, our name for that if we know one, and what it has. */
export interface Cell {
  readonly column: string;
  readonly name: string | undefined;
  readonly value: string;
}

const VERSUS = /\s(?:v\.?|vs\.?|versus)\s/i;
/** Words of parties that no judge has. */
const PARTY_WORDS = /\s(?:VS\.?|VERSUS)\s|\b(?:STATE|UNION|LTD|LIMITED|ORS|ANR|OTHERS|ANOTHER)\b/;
/** Cases without two parties. */
const ONE_PARTY = /^(?:in\s|re\b|ex\s|suo\s|reference\b)/i;
/** Columns with whole sentences, in which a case may be named. */
const SENTENCES: ReadonlySet<string | undefined> = new Set(['headnote', 'subject', 'outcome', 'acts']);
/** Columns that have the names of parties, or that may say more of the case than its title. */
const NAMES: ReadonlySet<string | undefined> = new Set([undefined, 'title', 'appellant', 'respondent', 'file', 'id']);
/** Columns that never have the names of two parties. */
const NEVER_A_CASE: ReadonlySet<string | undefined> = new Set(['court', 'judges', 'date', 'caseType']);
/** Columns that never have the name of a court. */
const NEVER_A_COURT: ReadonlySet<string | undefined> = new Set([
  'citations',
  'judges',
  'advocates',
  'caseNumber',
  'caseType',
]);
/** Columns that a court which is shifted does not reach, or that may name another. */
const MAY_NAME_A_COURT: ReadonlySet<string | undefined> = new Set([
  'file',
  'id',
  'title',
  'appellant',
  'respondent',
  'court',
  'url',
  'source',
  'licence',
]);
/** Columns that never are a citation and no more. */
const NEVER_A_CITATION: ReadonlySet<string | undefined> = new Set([
  'court',
  'judges',
  'advocates',
  'caseType',
  'subject',
  'headnote',
  'outcome',
  'acts',
]);
/** A judge by his rank or the form of address. */
const JUDGE =
  /^(?:hon['\u2019]?ble\s)?(?:mr|ms|mrs|dr|shri|smt|justice)\b(?!.*\b(?:court|tribunal|commission|board|bench)\b)|,?\s(?:J|JJ|CJ|CJI|ACJ)\.?$/i;
/** A name with initials; first letters of a court too, so it counts only where the judges are missing. */
const INITIALS = /^(?:[A-Z]\.\s?){1,2}[A-Z][A-Za-z]+$/;

const ADVICE = 'put a cell that has separators in quotation marks';

/** Why the cells of a row seem to stand one column too far; undefined if nothing shows it. */
export function problemOfShift(cells: readonly Cell[]): string | undefined {
  const stray = cells.find(({ name, value }) => NEVER_A_CASE.has(name) && isCase(name, value));
  if (stray !== undefined) return inWrongColumn(stray, 'the names of parties');
  const at = cells.findIndex(({ name }) => name === 'title');
  const [title, next] = at === -1 ? [] : cells.slice(at, at + 2);
  if (title !== undefined && next !== undefined && !NAMES.has(next.name) && isHalfOfTitle(title.value, next))
    return inWrongColumn(next, 'the rest of the title');
  const citation = cells.find(({ name, value }) => NEVER_A_CITATION.has(name) && isOnlyCitations(value));
  return citation === undefined ? problemOfCourt(cells) : inWrongColumn(citation, 'a citation');
}

function problemOfCourt(cells: readonly Cell[]): string | undefined {
  const court = cells.find(({ name }) => name === 'court');
  if (court === undefined) return undefined;
  if (!isKnownCourt(court.value)) {
    const stray = cells.find(({ name, value }) => NEVER_A_COURT.has(name) && isWholeCourt(value));
    if (stray !== undefined) return inWrongColumn(stray, 'the court');
    const hasNoJudge = cells.some(({ name, value }) => name === 'judges' && value === '');
    if (JUDGE.test(court.value) || (hasNoJudge && INITIALS.test(court.value))) return inWrongColumn(court, 'a judge');
  }
  if (court.value === '' || mayBeCourt(court.value)) return undefined;
  const stray = cells.find(({ name, value }) => !MAY_NAME_A_COURT.has(name) && isWholeCourt(value));
  return stray && inWrongColumn(stray, 'the court');
}

/** `V.` may be an initial of a judge, as in `KHALID, V. (J)`. */
const isCase = (name: string | undefined, value: string): boolean =>
  VERSUS.test(value) && (name !== 'judges' || /\sv\.?\s|\sv(?:s\.?|ersus)\s/.test(value) || PARTY_WORDS.test(value));

const inWrongColumn = ({ column, value }: Cell, what: string): string =>
  `The cells seem to be shifted: the column "${column}" has ${what}, "${value}"; ${ADVICE}.`;

function isHalfOfTitle(title: string, { name, value }: Cell): boolean {
  if (title === '' || VERSUS.test(title) || ONE_PARTY.test(title) || !VERSUS.test(value)) return false;
  return !SENTENCES.has(name) || (isShort(value) && !value.endsWith('.'));
}
