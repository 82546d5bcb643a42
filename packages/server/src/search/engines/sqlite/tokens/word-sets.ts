import { FIRST_WORD } from './token-stream.js';

/** Collects the word sets of a query; each set has a number. */
export interface WordSets {
  /** Adds the dictionary words with these ids; equal keys mean the same set. Returns the number of the set. */
  add(key: string, ids: () => readonly number[]): number;
  /** Returns which sets contain the numbers of a token stream. */
  membership(): Membership;
}

/** Which words belong to which sets. */
export interface Membership {
  /** By number in the token stream: 0 for words in no set, otherwise an index in `setsOf`. */
  readonly classes: Uint16Array;
  readonly setsOf: readonly (readonly number[])[];
  readonly setCount: number;
}

/** Starts an empty collection. */
export function openWordSets(): WordSets {
  const numbers = new Map<string, number>();
  const sets: (readonly number[])[] = [];
  let known: Membership | undefined;

  return {
    add(key, ids) {
      let number = numbers.get(key);
      if (number === undefined) {
        number = sets.length;
        numbers.set(key, number);
        sets.push(ids());
        known = undefined;
      }
      return number;
    },
    membership: () => (known ??= makeMembership(sets)),
  };
}

function makeMembership(sets: readonly (readonly number[])[]): Membership {
  const setsOfId = new Map<number, number[]>();
  let highest = 0;
  for (const [set, ids] of sets.entries()) {
    for (const id of ids) {
      const others = setsOfId.get(id);
      if (others === undefined) setsOfId.set(id, [set]);
      else others.push(set);
      if (id > highest) highest = id;
    }
  }
  // Words beyond the highest id are in no set: reading past the end returns undefined, which works like 0.
  const classes = new Uint16Array(highest + FIRST_WORD + 1);
  const classOfKey = new Map<string, number>();
  const setsOf: number[][] = [[]];
  for (const [id, belongs] of setsOfId) {
    const key = belongs.join(',');
    let place = classOfKey.get(key);
    if (place === undefined) {
      place = setsOf.length;
      classOfKey.set(key, place);
      setsOf.push(belongs);
    }
    classes[id + FIRST_WORD] = place;
  }
  return { classes, setsOf, setCount: sets.length };
}
