import type { Draft } from './citation-draft.js';
import { scanDrafts, type DraftReader } from './scan-drafts.js';

/** Parses a string that is a single citation, ignoring brackets and punctuation around it. */
export function readWhole(text: string, readOther?: DraftReader): Draft | undefined {
  // No citation is longer.
  if (text.length > 300) return undefined;
  const [only, second] = scanDrafts(text, readOther);
  return only && !second && /^[\s\p{P}]*$/u.test(text.slice(0, only.start) + text.slice(only.end)) ? only : undefined;
}
