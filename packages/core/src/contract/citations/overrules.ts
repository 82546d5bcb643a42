import type { CitingJudgment } from './judgment-citations.js';

/**
 * Whether a judgment overrules the one it cites: in the court's own words, and not by fewer judges or by a lower court, which
 * cannot. What counsel said or what is only quoted overrules nothing.
 */
export function overrules({
  treatment,
  speaker,
  isSmallerBench,
}: Pick<CitingJudgment, 'treatment' | 'speaker' | 'isSmallerBench'>): boolean {
  return treatment === 'overruled' && speaker === 'court' && !isSmallerBench;
}
