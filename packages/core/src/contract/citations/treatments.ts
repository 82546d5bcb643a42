import type { Reader } from '../wire/readers.js';

/** What a judgment can do with one that it cites, strongest first; `referred` is all that says nothing more. */
export const treatments = [
  'overruled',
  'reversed',
  'doubted',
  'dissented',
  'distinguished',
  'explained',
  'approved',
  'followed',
  'relied-on',
  'referred',
] as const;

/** What a judgment does with one that it cites. */
export type Treatment = (typeof treatments)[number];

/** Who can speak where a case is cited: the court itself, counsel as the court reports it, a passage that is quoted. */
export const speakers = ['court', 'counsel', 'quoted'] as const;

/** Who speaks where a case is cited. */
export type Speaker = (typeof speakers)[number];

// A word that a later server knows and this client does not is read as the one that claims least.
// @__NO_SIDE_EFFECTS__
function wordOr<const T extends string>(words: readonly T[], otherwise: T): Reader<T> {
  return (value) => words.find((one) => one === value) ?? otherwise;
}

/** Reads a treatment. */
export const treatment = /* @__PURE__ */ wordOr(treatments, 'referred');

/** Reads who speaks. */
export const speaker = /* @__PURE__ */ wordOr(speakers, 'quoted');
