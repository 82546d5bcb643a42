import { typedProvision } from '../acts/typed-provision.js';

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

/**
 * Returns the keys by which a search finds a judgment that names a provision: of the act as it is named and, if a year is,
 * without it. Parts of a section have its key: `138(1)(b)` that of 138; those of the codes of 2023 also one of their own, `3(5)`, by which the
 * old section is found that became this clause. None for a provision without an act.
 */
export function keysOfProvision({ act, unit, number }: NamedProvision): readonly string[] {
  if (act === '') return [];
  const undated = act.replace(YEAR_AT_END, '');
  const names = undated === act ? [act] : [act, ANY_YEAR + undated];
  const clauses = /^(?:BNSS?|BSA)$/.test(undated) ? clausesIn(number).map((place) => keyOfSection(undated, place)) : [];
  return [...numbersOf(unit, number).flatMap((one) => names.map((name) => keyOf(name, one))), ...clauses];
}

/**
 * Returns the keys that find the judgments on a provision as a reader types it, `section 138 NI Act`. With a year, also judgments
 * that leave it out; without, those of every year. Undefined if the text is no provision of a named act.
 */
export function keysOfTyped(text: string): readonly string[] | undefined {
  const typed = typedProvision(text);
  if (typed === undefined) return undefined;
  const { act, unit, number } = typed;
  const undated = act.replace(YEAR_AT_END, '');
  const names = undated === act ? [act, ANY_YEAR + act] : [act, undated];
  const [first] = numbersOf(unit, number);
  return first === undefined ? undefined : names.map((name) => keyOf(name, first));
}

/** The key of one section, or of one clause of it, of an act by its short name. */
export const keyOfSection = (act: string, number: string): string => keyOf(act, `S.${number}`);

const keyOf = (name: string, number: string): string => `${MARK}${number} ${name}`.toLowerCase();

/** The sections, articles, rules or schedules that a number means: `S.` and `302, 307`; `O.` and `39 R. 1, 2`. */
function numbersOf(unit: string, number: string): readonly string[] {
  const [, order = '', rules] = /^(\d+[A-Z]*) R\. (.+)$/i.exec(number) ?? [];
  const list = (rules ?? number).split(/, | r\/w /).filter((part) => /^\d/.test(part));
  return [...new Set(list.flatMap(membersOf))].map((one) => `${unit}${order}${order === '' ? '' : 'r'}${one}`);
}

/** The clauses of a list: `3(5)` and `2(1)(a)` of `3(5), 61(2), 2(1)(a)`, each with the clauses that it is in. */
function clausesIn(number: string): readonly string[] {
  const found = number.match(/\b\d{1,3}(?:\(\w{1,4}\))+/g) ?? [];
  return [...new Set(found.flatMap((place) => [place, place.replace(/(?<=\))\(.*/, '')]))];
}

function membersOf(part: string): readonly string[] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(part) ?? [];
  const length = Number(to) - Number(from) + 1;
  if (length > 1 && length <= MAX_RANGE) return Array.from({ length }, (_, index) => String(Number(from) + index));
  const [section] = /^\d{1,4}[A-Z]{0,2}(?![A-Za-z\d])/i.exec(part) ?? [];
  return section === undefined ? [] : [section];
}
