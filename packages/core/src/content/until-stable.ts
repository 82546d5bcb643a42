import { escapeHtml } from './escape-html.js';
import { textOf } from './text-of.js';

/** Rounds until a result is stable: two do for anything seen, the rest is a margin. */
const MAX_ROUNDS = 4;

/** What one round of cleaning made of its input, and whether another could make something else of that. */
export interface CleaningRound {
  readonly html: string;
  readonly isStable: boolean;
}

/**
 * Cleans until another round would change nothing, since markup that changes when it is read again is what hides
 * attacks. Fails closed: what does not come to rest is shown as plain text.
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
