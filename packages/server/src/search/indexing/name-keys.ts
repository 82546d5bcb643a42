import { nameForms } from '../../library/completions/name-forms.js';
import { longFormOf } from '../text/spellings/short-forms.js';

/** Shortest key, in letters: `RS` is no name of a case. */
const MIN_KEY = 4;

/** What follows the first of several persons, and what describes one: `Ajay Hasia, S. Rao`, `Ram Lal s/o Mohan Lal`. */
const FURTHER = /[,;@(]|\s[sdw]\s?\/\s?o\b|\b(?:through|thro|alias|rep(?:resented)?\.? by)\b/i;

/** The names of a case. */
export interface CauseTitle {
  readonly appellant: string;
  readonly respondent: string;
}

/**
 * Returns the key of a name as typed or printed, the same for all its spellings: `Golak Nath` and `Golaknath`, `Bennett
 * Coleman & Co. Ltd.` and `Bennett Coleman and Company Limited`. Undefined for a text that is too short for a name.
 */
export function nameKeyOf(text: string): string | undefined {
  const key = nameForms(text).key.split(' ').map(longFormOf).join('');
  return key.length < MIN_KEY ? undefined : key;
}

/** Between the names of two parties in their order; no name has it. */
const AGAINST = '>';

/** Returns the key of a case between two parties in this order; undefined if one has no name. */
export function caseKeyOf({ appellant, respondent }: CauseTitle): string | undefined {
  const [one, other] = [nameKeyOf(appellant), nameKeyOf(respondent)];
  return one === undefined || other === undefined ? undefined : one + AGAINST + other;
}

/**
 * Returns the keys of each party's name, whole and without further persons, of both names together in either order, and of the case
 * in its own order.
 */
export function nameKeysOf({ appellant, respondent }: CauseTitle): readonly string[] {
  const keys = [whole, firstPerson].flatMap((read) => {
    const [one, other] = [read(appellant), read(respondent)];
    const both = one === '' || other === '' ? [] : [`${one} ${other}`, `${other} ${one}`];
    return [...[one, other, ...both].map(nameKeyOf), caseKeyOf({ appellant: one, respondent: other })];
  });
  return [...new Set(keys.filter((key) => key !== undefined))];
}

const whole = (party: string): string => party;
const firstPerson = (party: string): string => party.split(FURTHER, 1)[0] ?? '';
