import type { NamedProvision } from '../passages/passage.js';

/** Returns whether a text's provision is one that a question names. An act that only one of them names may be the same. */
export function isSameProvision(asked: NamedProvision, found: NamedProvision): boolean {
  if (!isSameAct(asked.act, found.act)) return false;
  if (asked.number === '') return asked.act !== '' && found.act !== '';
  if (asked.unit !== found.unit) return false;
  const numbers = mainNumbers(found.number);
  return mainNumbers(asked.number).some((number) => numbers.includes(number));
}

/** Returns whether two names are of one act; an empty one may be any. */
export function isSameAct(one: string, other: string): boolean {
  if (one === '' || other === '') return true;
  return withoutYear(one) === withoutYear(other);
}

const withoutYear = (act: string): string => act.replace(/ \d{4}$/, '').toLowerCase();

/** Returns the numbers without their sub-sections: `12` and `5` of `12, 5(2)`. */
export function mainNumbers(text: string): string[] {
  return text
    .split(',')
    .map((number) => number.trim().replace(/\(.*$/, '').trim())
    .filter((number) => number !== '');
}
