import type { CitedPlace } from './judgment-citations.js';
import type { Treatment } from './treatments.js';

const RELYING: ReadonlySet<Treatment> = new Set(['approved', 'followed', 'relied-on']);

/**
 * Whether a judgment relies, in its court's own words, on a case that has been overruled. What counsel said or what is
 * only quoted is no reliance of the court, and of several judgments that may be meant none is.
 */
export function reliesOnOverruled({ state, targets, treatment, speaker }: CitedPlace): boolean {
  return state === 'found' && speaker === 'court' && RELYING.has(treatment) && targets.some((one) => one.isOverruled);
}
