import { canonicalOf } from './canonical.js';
import type { Citation } from './citation.js';
import type { Draft } from './grammar/citation-draft.js';
import { statusOf } from './status-of.js';

/** Adds the canonical form and the status of a citation. */
export function finishCitation(text: string, draft: Draft): Citation {
  const canonical = draft.canonical ?? canonicalOf(draft);
  const all: Record<string, unknown> = {
    ...draft,
    brackets: undefined,
    mark: undefined,
    meanings: undefined,
    row: undefined,
    canonical,
    text: text.slice(draft.start, draft.end),
    ...statusOf(draft, canonical),
  };
  const known: typeof all = {};
  for (const part in all) if (all[part] !== undefined) known[part] = all[part];
  return known as object as Citation;
}
