import { canonicalOf } from './canonical.js';
import type { Citation } from './citation.js';
import type { Draft } from './citation-draft.js';
import { standingOf } from './standing-of.js';

/** Gives a citation its canonical form and says whether it can exist and means one thing. */
export function finishCitation(text: string, draft: Draft): Citation {
  const {
    isSquare: _square,
    hasBracket: _bracket,
    lacksVolume: _lacks,
    row: _row,
    printed: _printed,
    ...parts
  } = draft;
  const all = {
    ...parts,
    canonical: draft.canonical ?? canonicalOf(draft),
    text: text.slice(draft.start, draft.end),
    ...standingOf(draft),
  };
  return Object.fromEntries(Object.entries(all).filter(([, part]) => part !== undefined)) as object as Citation;
}
