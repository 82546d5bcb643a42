import type { KeywordColumn } from './columns.js';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base', ignorePunctuation: true });
const alphabets = new WeakMap<KeywordColumn, Alphabet>();

/** The values of a column in alphabetical order, without leading articles. */
export interface Alphabet {
  /** Position of each document's value; NaN if it has none. */
  readonly ofDocument: Float64Array;
  /** Position of a value; between two positions if no document has it. */
  placeOf(value: string): number;
}

/** Returns the alphabet of a column; creates it on first use. */
export function alphabetOf(column: KeywordColumn): Alphabet {
  let known = alphabets.get(column);
  if (known === undefined) {
    known = makeAlphabet(column);
    alphabets.set(column, known);
  }
  return known;
}

function makeAlphabet(column: KeywordColumn): Alphabet {
  const sorted = column.values
    .map((value, code) => ({ key: alphabetKey(value), code }))
    .filter(({ code }) => code !== 0)
    .sort((a, b) => collator.compare(a.key, b.key));
  const placeOfCode = new Float64Array(column.values.length).fill(Number.NaN);
  const keys: string[] = [];
  for (const { key, code } of sorted) {
    if (keys.length === 0 || collator.compare(keys.at(-1)!, key) !== 0) keys.push(key);
    placeOfCode[code] = keys.length - 1;
  }
  return {
    ofDocument: Float64Array.from(column.codes, (code) => placeOfCode[code]!),
    placeOf(value) {
      const key = alphabetKey(value);
      const place = keys.findIndex((each) => collator.compare(each, key) >= 0);
      if (place === -1) return keys.length;
      return collator.compare(keys[place]!, key) === 0 ? place : place - 0.5;
    },
  };
}

function alphabetKey(value: string): string {
  return value.replace(/^(?:the|an?)\s+/i, '');
}
