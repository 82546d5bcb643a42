import type { CitationKind } from './citation.js';

/** A series of reports, or of official or vendors' numbers: one row of the table. */
export interface Family {
  /** Usual short name. */
  readonly name: string;
  readonly kind: CitationKind;
  /** First year of the series; a citation of an earlier year is impossible. */
  readonly since: number;
  /** Court of everything in the series; empty where it has several. */
  readonly court: string;
  /** The court stands between name and page: `AIR 1973 SC 1461`. */
  readonly namesCourt: boolean;
  /** Without the court nothing can be found. */
  readonly needsCourt: boolean;
  /** Without volume or supplement nothing can be found. */
  readonly needsVolume: boolean;
  /** The year may stand behind the name. */
  readonly yearBehind: boolean;
  /** Volumes are numbered through, so the year may be missing: `14 CWN 55`. */
  readonly byVolume: boolean;
  /** Short names that are also words or initials count as printed only. */
  readonly asPrinted: boolean;
  /** Written name first, then year: `AIR 1973 SC 1461`. */
  readonly nameFirst: boolean;
  /** Courts whose reports share the short name. */
  readonly collides: readonly string[];
}
