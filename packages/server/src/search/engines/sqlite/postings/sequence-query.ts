import type { TextField } from '../../../model/fields.js';

/** Words one after the other: for each, the words of the dictionary that it matches. */
export type Sequence = () => readonly (readonly number[])[];

/** Words at certain places of one field. */
export interface SequenceQuery {
  /** Any of these fields. */
  readonly fields: readonly TextField[];
  /** One sequence, or several that are near each other. */
  readonly sequences: readonly Sequence[];
  /** How near to each other; missing for one sequence. */
  readonly nearness?: Nearness;
}

/** How near sequences are to each other. */
export interface Nearness {
  /** The largest distance between the starts of two of them. */
  readonly within: number;
  /** True if they follow each other in order. */
  readonly isOrdered: boolean;
  /** True if two sequences may start at the same word, so a further check must decide. */
  readonly mayOverlap: boolean;
}
