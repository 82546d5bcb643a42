import type { Citation } from './citation.js';

/** A citation before its canonical form and status are known. */
export type Draft = Omit<Citation, 'canonical' | 'status' | 'reason' | 'alternatives' | 'parallelGroup' | 'text'> & {
  /** Square brackets around the year alone. */
  readonly isSquare?: boolean;
  /** Code of the court inside a vendor's id, as the vendor writes it. */
  readonly code?: string;
  /** A series that has volumes is cited without one. */
  readonly lacksVolume?: boolean;
};
