import type { CitationKind } from './citation.js';

/** A series of reports, or of official or vendors' numbers: one row of the table. */
export interface Family {
  /** Usual short name. */
  readonly name: string;
  readonly kind: CitationKind;
  /** First year of the series; a citation of an earlier year is impossible. */
  readonly since: number;
  /** Letters that say how it is cited, as the table explains them. */
  readonly marks: string;
  /** Courts whose reports share the short name; one alone is the court of everything that prints none. */
  readonly courts: readonly string[];
}
