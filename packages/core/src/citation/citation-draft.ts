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
  /** Those around the year. */
  readonly brackets?: string | undefined;
};
