import { canonicalOf } from './canonical.js';
import type { Citation } from './citation.js';
import type { Draft } from './citation-draft.js';
import { type Cause, standingOf } from './standing-of.js';

/** Words why a citation is impossible or ambiguous. */
export type ReasonOf = (cause: Cause, draft: Draft) => string;

/** Gives a citation its canonical form and says whether it can exist and means one thing, and why not where it is told how. */
export function finishCitation(text: string, draft: Draft, reasonOf?: ReasonOf): Citation {
  const { isSquare: _square, lacksVolume: _lacks, row: _row, ...parts } = draft;
  const { cause, ...standing } = standingOf(draft);
  const known: object = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return {
    ...(known as Citation),
    text: text.slice(draft.start, draft.end),
    canonical: draft.canonical ?? canonicalOf(draft),
    ...standing,
    ...(cause && reasonOf && { reason: reasonOf(cause, draft) }),
  };
}
