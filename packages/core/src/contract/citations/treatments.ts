import type { Reader } from '../wire/kind.js';

/** How a judgment can treat one that it cites, strongest first; `referred` if the text says no more. */
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

/** How a judgment treats one that it cites. */
export type Treatment = (typeof treatments)[number];

/** Whose words can cite a case: the court's own, counsel's as reported by the court, or a quoted passage. */
export const speakers = ['court', 'counsel', 'quoted'] as const;

/** Whose words cite a case. */
export type Speaker = (typeof speakers)[number];

/**
 * Who says that a case is treated so, if not the citing judgment itself: the list that its report prints, or its words about what
 * another judgment did.
 */
export const sources = ['list', 'reported'] as const;

/** Who says that a case is treated so, if not the citing judgment itself. */
export type TreatmentSource = (typeof sources)[number];

// A word from a later server that this client does not know is read as the weakest one.
// @__NO_SIDE_EFFECTS__
function wordOr<const T extends string>(words: readonly T[], otherwise: T): Reader<T> {
  return (value) => words.find((one) => one === value) ?? otherwise;
}

/** Reads a treatment. */
export const treatment = /* @__PURE__ */ wordOr(treatments, 'referred');

/** Reads the speaker. */
export const speaker = /* @__PURE__ */ wordOr(speakers, 'quoted');
