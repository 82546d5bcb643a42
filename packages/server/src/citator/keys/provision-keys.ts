/** A provision as the citation engine reads it. */
export interface NamedProvision {
  /** Its name of the act: `NI Act`, `Sale of Goods Act 1930`; empty if the text names none. */
  readonly act: string;
  readonly unit: string;
  readonly number: string;
}

/** Sections of a range that are named one by one: `Articles 14 to 18`. A longer one is a chapter. */
const MAX_RANGE = 30;

const YEAR_AT_END = / (?:1[789]|20)\d\d$/;
/** No name of a party has it. */
const MARK = '§';
/** Of a name without its year, for acts of any year. */
const ANY_YEAR = '~';
/** Behind a section that is named without its parts. */
const NO_PART = '()';
/** The codes of 2023: the pair of an old section is often a part of one of theirs. */
const NEW_CODE = /^(?:BNSS?|BSA)$/;
/** Between the numbers of a list. */
export const LIST = /, | r\/w /;

/**
 * Returns the keys by which a search finds a judgment that names a provision: of the act as it is named and, if a year is,
 * without it. Parts of a section have its key: `138(1)(b)` that of 138. The codes of 2023 also have the keys of `keysOfPlace`.
 * None for a provision without an act.
 */
export function keysOfProvision({ act, unit, number }: NamedProvision): readonly string[] {
  if (act === '') return [];
  const undated = act.replace(YEAR_AT_END, '');
  const names = undated === act ? [act] : [act, ANY_YEAR + undated];
  const places = NEW_CODE.test(undated) ? placesIn(number).map((place) => keyOfSection(undated, place)) : [];
  return [...numbersOf(unit, number).flatMap((one) => names.map((name) => keyOf(name, one))), ...places];
}

/** The keys of one provision as a reader types it: with a year, also judgments that leave it out; without, those of every year. */
export function keysOfNumber({ act, unit, number }: NamedProvision): readonly string[] {
  const undated = act.replace(YEAR_AT_END, '');
  const names = undated === act ? [act, ANY_YEAR + act] : [act, undated];
  return numbersOf(unit, number).flatMap((one) => names.map((name) => keyOf(name, one)));
}

/**
 * The keys that find a sub-section or a clause of a code of 2023, `318(4)`, where it is named, and with `orWhole` also where its section is
 * named without one: `section 318` may mean any of them.
 */
export function keysOfPlace(act: string, place: string, { orWhole }: { readonly orWhole: boolean }): readonly string[] {
  const whole = orWhole && place.includes('(') ? [keyOfSection(act, place.replace(/\(.*/, NO_PART))] : [];
  return [keyOfSection(act, place), ...whole];
}

const keyOfSection = (act: string, number: string): string => keyOf(act, `S.${number}`);

const keyOf = (name: string, number: string): string => `${MARK}${number} ${name}`.toLowerCase();

/** The sections, articles, rules or schedules that a number means: `S.` and `302, 307`; `O.` and `39 R. 1, 2`. */
function numbersOf(unit: string, number: string): readonly string[] {
  const [, order = '', rules] = /^(\d+[A-Z]*) R\. (.+)$/i.exec(number) ?? [];
  const list = (rules ?? number).split(LIST).filter((part) => /^\d/.test(part));
  return [...new Set(list.flatMap(membersOf))].map((one) => `${unit}${order}${order === '' ? '' : 'r'}${one}`);
}

/** `3(5)` and `2(1)(a)` of `3(5), 61, 2(1)(a)`, each with the clauses that it is in; `61()`, because 61 is named without a part. */
function placesIn(number: string): readonly string[] {
  const found = number.split(LIST).flatMap((part) => {
    const [place = '', inner] = /^\d{1,3}((?:\(\w{1,4}\))*)/.exec(part) ?? [];
    return inner === ''
      ? membersOf(part).map((section) => section + NO_PART)
      : [place, place.replace(/(?<=\))\(.*/, '')];
  });
  return [...new Set(found)].filter((place) => place !== '');
}

function membersOf(part: string): readonly string[] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(part) ?? [];
  const length = Number(to) - Number(from) + 1;
  if (length > 1 && length <= MAX_RANGE) return Array.from({ length }, (_, index) => String(Number(from) + index));
  const [section] = /^\d{1,4}[A-Z]{0,2}(?![A-Za-z\d])/i.exec(part) ?? [];
  return section === undefined ? [] : [section];
}
