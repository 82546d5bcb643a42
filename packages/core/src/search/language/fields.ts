import { rowsOf } from '../rows.js';

/** A field of the search language, as written before the colon. */
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
  | 'casetype'
  | 'casenumber'
  | 'provision'
  | 'only'
  | 'offence'
  | 'sample'
  | RangeName;

/** A field whose value is a number or a date, or a range of them. */
export type RangeName = 'year' | 'date' | 'bench';

type Rows = readonly (readonly [field: FieldName, ...otherNames: string[]])[];

/** All fields with their aliases. */
export const fields = rowsOf(
  'party parties petitioner respondent appellant plaintiff defendant,judge judges coram,advocate counsel,act acts,section sec,court,subject topic,decision,citation,title,casetype,casenumber,provision,only,offence,sample,year,date decided,bench',
) as Rows;

/** Indian Kanoon's names of fields. `title` and `bench` have this meaning only in that dialect. */
export const kanoonFields = rowsOf('court doctypes,judge author bench,citation cite,party title') as Rows;

/** Returns the field with this name or alias. */
export function fieldOf(rows: Rows, name: string): FieldName | undefined {
  return rows.find((names) => names.includes(name as FieldName))?.[0];
}

/** Returns whether a field takes a range, judged by its first letters. */
export function isRangeName(name: FieldName): name is RangeName {
  return /^(?:[yb]|da)/.test(name);
}

/** Returns whether a field takes names of several words: party, judge, advocate, act, court, citation, title, provision, and those of a case. */
export function isNameField(name: FieldName): boolean {
  return /^[pjact]/.test(name);
}

/** Returns the field that a mistyped name probably means. Accepts one error in a short name and two in a longer one. */
export function nearestField(name: string): FieldName | undefined {
  const errors = name.length > 4 ? 2 : 1;
  return fields.find((names) => names.some((known) => known.length > 3 && isLike(known, name, errors)))?.[0];
}

/** Returns whether at most `errors` letters are changed, added or missing. Two swapped letters count as two errors. */
function isLike(left: string, right: string, errors: number): boolean {
  const [rest, other] = [left.slice(1), right.slice(1)];
  if (left[0] === right[0]) return left === '' || isLike(rest, other, errors);
  const fewer = errors - 1;
  return errors > 0 && (isLike(rest, other, fewer) || isLike(rest, right, fewer) || isLike(left, other, fewer));
}
