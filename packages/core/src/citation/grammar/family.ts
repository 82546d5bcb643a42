import type { CitationKind } from '../citation.js';

/** A series of reports, or of neutral or publishers' citations: one row of the table. */
export interface Family {
  /** Usual short name. */
  readonly name: string;
  readonly kind: CitationKind;
  /** First year of the series. Citations of earlier years are impossible. */
  readonly since: number;
  /** Letters that describe how it is cited; see the table. */
  readonly marks: string;
  /** Courts whose reports share the short name. If there is only one, it is the court of citations that print none. */
  readonly courts: readonly string[];
}
