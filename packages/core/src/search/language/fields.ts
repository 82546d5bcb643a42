import { rowsOf } from '../rows.js';

/** A field of the search language, as it is written before the colon. */
export type FieldName =
  | 'party'
  | 'judge'
  | 'advocate'
  | 'act'
  | 'section'
  | 'court'
  | 'subject'
  | 'decision'
  | 'citation'
  | 'title'
  | RangeName;

/** A field that takes a number or a date, or a range of them. */
export type RangeName = 'year' | 'date' | 'bench';

type Rows = readonly (readonly [field: FieldName, ...otherNames: string[]])[];

/** Every field, with the other names it goes by. */
export const fields = rowsOf(
  'party parties petitioner respondent appellant plaintiff defendant,judge judges coram,advocate counsel,act acts,section sec,court,subject topic,decision,citation,title,year,date decided,bench',
) as Rows;

/** Indian Kanoon's names of fields; `title` and `bench` only where that dialect is spoken. */
export const kanoonFields = rowsOf('court doctypes,judge author bench,citation cite,party title') as Rows;

/** The field that one of its other names, or its own, means. */
export function fieldOf(rows: Rows, name: string): FieldName | undefined {
  return rows.find((names) => names.includes(name as FieldName))?.[0];
}

/** True for a field that takes a range; told by its first letters. */
export function isRangeName(name: FieldName): name is RangeName {
  return /^(?:[yb]|da)/.test(name);
}

/** True for a field that takes names, of several words as a rule: party, judge, advocate, act, court, citation, title. */
export function isNameField(name: FieldName): boolean {
  return /^[pjact]/.test(name);
}

/** The field that a mistyped name most likely is: one letter wrong in a short name, two in a longer one. */
export function nearestField(name: string): FieldName | undefined {
  const wrong = name.length > 4 ? 2 : 1;
  return fields.find((names) => names.some((known) => known.length > 3 && isLike(known, name, wrong)))?.[0];
}

/** True where so many letters at most are changed, added or left out; neighbours swapped are two. */
function isLike(left: string, right: string, wrong: number): boolean {
  const [rest, other] = [left.slice(1), right.slice(1)];
  if (left[0] === right[0]) return left === '' || isLike(rest, other, wrong);
  const less = wrong - 1;
  return wrong > 0 && (isLike(rest, other, less) || isLike(rest, right, less) || isLike(left, other, less));
}
