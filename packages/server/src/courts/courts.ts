import type { Court } from './court.js';
import { highCourts } from './high-courts.js';
import { tribunals } from './tribunals.js';

/** Id of the Supreme Court of India. */
export const SUPREME_COURT_ID = 1;

/** Court id of a document whose court is unknown; no court has it. */
export const UNKNOWN_COURT_ID = 0;

/**
 * Every court of the library: the Supreme Court, the High Courts and their benches, then tribunals and commissions.
 */
export const courts: readonly Court[] = [
  { courtId: SUPREME_COURT_ID, code: 'sc', name: 'Supreme Court of India', kind: 'supreme' },
  ...highCourts,
  ...tribunals,
];

const byId = new Map(courts.map((court) => [court.courtId, court]));

/** Returns the court with this id, or undefined. */
export function courtById(courtId: number): Court | undefined {
  return byId.get(courtId);
}
