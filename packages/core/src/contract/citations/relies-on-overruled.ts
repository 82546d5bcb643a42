import type { CitedPlace } from './judgment-citations.js';
import type { Treatment } from './treatments.js';

const RELYING: ReadonlySet<Treatment> = new Set(['approved', 'followed', 'relied-on']);

/**
 * Returns whether a judgment relies, in the court's own words, on an overruled case. Words of counsel, quoted passages
 * and ambiguous citations do not count.
 */
export function reliesOnOverruled({ state, targets, treatment, speaker }: CitedPlace): boolean {
  return state === 'found' && speaker === 'court' && RELYING.has(treatment) && targets.some((one) => one.isOverruled);
}
