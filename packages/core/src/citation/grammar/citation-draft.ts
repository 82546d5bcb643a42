import type { Citation } from '../citation.js';
import type { Family } from './family.js';

type Required = 'start' | 'end' | 'kind' | 'family';
type Derived = 'status' | 'reason' | 'alternatives' | 'parallelGroup' | 'text';

/** A citation before its status is known. Parts that are undefined are omitted from the citation. */
export type Draft = Pick<Citation, Required> & {
  readonly [Part in Exclude<keyof Citation, Required | Derived>]?: Citation[Part] | undefined;
} & {
  /** The series, from which the canonical form is derived if it is missing. */
  readonly row?: Family;
  /** A number before a bracketed year that is a volume or a mark: `1 (1996) ACC 5`. */
  readonly mark?: { readonly start: number; readonly volume: string } | undefined;
  /** Canonical forms of the meanings of a kind of proceeding that only the court tells apart. */
  readonly meanings?: readonly string[] | undefined;
  /** Brackets around the year. */
  readonly brackets?: string | undefined;
};
