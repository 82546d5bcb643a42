import type { Citation } from '@headnote/core/citation';

/** The full names of the units of citations; other units have no provisions to list. */
const units: ReadonlyMap<string, string> = new Map([
  ['S.', 'Section'],
  ['Art.', 'Article'],
  ['O.', 'Order'],
  ['R.', 'Rule'],
  ['Reg.', 'Regulation'],
  ['Sch.', 'Schedule'],
]);

/**
 * Splits a list of provisions, so each can be found alone: `S. 302, 34` becomes `Section 34` and `Section 302`,
 * `O. 7 R. 11` becomes `Order 7 Rule 11`. Empty for the number of an act or a notification.
 */
export function splitProvision({ unit = '', number = '' }: Pick<Citation, 'unit' | 'number'>): string[] {
  const word = units.get(unit);
  if (word === undefined || number === '') return [];
  if (unit === 'Sch.') return [`${word} ${number}`];
  const [, order = '', rules = number] = /^(\S+) R\. (.+)$/.exec(number) ?? [];
  return rules
    .split(/,\s?|\sr\/w\s/)
    .map((part) => part.trim())
    .filter((part) => /^\d/.test(part))
    .map((part) => (order === '' ? `${word} ${part}` : `${word} ${order} Rule ${part}`));
}
