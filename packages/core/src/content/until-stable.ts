import { escapeHtml } from './escape-html.js';
import { textOf } from './text-of.js';

/** Maximum number of rounds. Two are enough for all known input. */
const MAX_ROUNDS = 4;

/** The result of one round of sanitising, and whether another round would not change it. */
export interface CleaningRound {
  readonly html: string;
  readonly isStable: boolean;
}

/**
 * Sanitises until another round would change nothing, because markup that changes when it is parsed again can hide an
 * attack. Returns escaped plain text if the result does not become stable.
 */
export function untilStable(html: string, clean: (html: string) => CleaningRound): string {
  let current = html;
  for (let count = 0; count < MAX_ROUNDS; count += 1) {
    const round = clean(current);
    if (round.isStable) return round.html;
    current = round.html;
  }
  return escapeHtml(textOf(current));
}
