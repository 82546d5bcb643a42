import { splitScripts } from '../extraction/text/split-scripts.js';

/** A change of style or script costs as much as so many characters: a font, a place and a mark of its own in the file. */
export const COST_OF_PIECE = 20;

/** Returns what it costs to set a text, in characters of one script. A thousand take a millisecond and 0.2 MB. */
export function costOf(text: string): number {
  return text.length + COST_OF_PIECE * Math.max(1, splitScripts(text).length);
}
