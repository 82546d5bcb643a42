import { editDistance } from './completions/edit-distance.js';

/**
 * Returns the title of an act in comparable form: without `The`, year, marks and differences of case. Works for every script, and does
 * not depend on what the database calls lower case: `The Income-tax Act, 1961` gives `income tax act`.
 */
export function actTitleKey(title: string): string {
  const { name } = splitActTitle(title);
  return name;
}

/** Letters in which two titles of one number may differ: two, or one in twenty-five. */
const misprints = (length: number): number => Math.max(2, length / 25);

/**
 * Returns whether two titles in comparable form are the same but for spaces and a few misprinted letters: `lighthouse` and
 * `light house`. Only for acts of one number and year; `sale of goods` is not `indian sale of goods`.
 */
export function isSameTitle(one: string, other: string): boolean {
  const [own, their] = [one.replace(/ /g, ''), other.replace(/ /g, '')];
  const most = misprints(Math.min(own.length, their.length));
  return own === their || (Math.abs(own.length - their.length) <= most && editDistance(own, their) <= most);
}

/** A title in comparable form, and its year. */
export interface SplitTitle {
  readonly name: string;
  /** Four digits; empty if the title ends without a year. */
  readonly year: string;
}

/** Splits a title into its comparable name and its year. */
export function splitActTitle(title: string): SplitTitle {
  const plain = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
  const [, name = plain, year = ''] = /^(.*?) (\d{4})$/.exec(plain) ?? [];
  return { name, year };
}
