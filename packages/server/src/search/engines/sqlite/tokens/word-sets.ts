import { FIRST_WORD } from './token-stream.js';

/** Collects the sets of words that a query looks for; each set has a number. */
export interface WordSets {
  /** Adds the words of the dictionary with these ids; the same key stands for the same set. Answers the set's number. */
  add(key: string, ids: () => readonly number[]): number;
  /** Tells for the numbers of a token stream to which sets they belong, as far as sets have been added. */
  membership(): Membership;
}

/** Which words belong to which sets. */
export interface Membership {
  /** By number in the token stream: 0 for words in no set, else a place in `setsOf`. */
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
  // Words beyond the highest id are in no set: reading past the end gives undefined there, which is as good as 0.
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
