import type { Citation } from './citation.js';
import type { Family } from './family.js';

type Given = 'start' | 'end' | 'kind' | 'family';
type Derived = 'status' | 'reason' | 'alternatives' | 'parallelGroup' | 'text';

/** A citation before its status is known; a part that is undefined is left out of it. */
export type Draft = Pick<Citation, Given> & {
  readonly [Part in Exclude<keyof Citation, Given | Derived>]?: Citation[Part] | undefined;
} & {
  /** Row of its series, which a citation without a canonical form gets it by. */
  readonly row?: Family;
  /** Row of the name as printed. */
  readonly printed?: Family;
  /** Square brackets around the year alone. */
  readonly isSquare?: boolean;
  /** The year stands in brackets. */
  readonly hasBracket?: boolean;
  /** A series that has volumes is cited without one. */
  readonly lacksVolume?: boolean;
};
