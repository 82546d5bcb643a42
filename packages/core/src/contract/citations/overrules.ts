import type { CitingJudgment } from './judgment-citations.js';

/**
 * Returns whether a judgment overrules the one it cites: in the court's own words, and with a bench that is not
 * smaller. Words of counsel and quoted passages overrule nothing.
 */
export function overrules({
  treatment,
  speaker,
  isSmallerBench,
}: Pick<CitingJudgment, 'treatment' | 'speaker' | 'isSmallerBench'>): boolean {
  return treatment === 'overruled' && speaker === 'court' && !isSmallerBench;
}
