import type { Citation } from './citation.js';
import type { Draft } from './citation-draft.js';
import { founded } from './family-table.js';
import { finishCitation } from './finish-citation.js';
import { isIndexed, lacksVolume, sinceOf } from './standing-of.js';

function whyImpossible(draft: Draft): string {
  const { year = 0, family, court = '' } = draft;
  if (year > new Date().getFullYear()) return `${year} is yet to come.`;
  if (year < sinceOf(draft)) return `${family} began in ${sinceOf(draft)}, not in ${year}.`;
  return court === 'AP'
    ? 'From 2015 to 2018 the court of both states sat as Hyd, not AP.'
    : `The court of ${court} began in ${founded[court]}, not in ${year}.`;
}

function whyAmbiguous({ family, row, page }: Draft, canonical: string): string {
  if (isIndexed(canonical)) return 'INSC behind a bracketed year may be a free index’s number.';
  if (lacksVolume(canonical)) return 'SCC is cited by volume and this names none; Canada’s Supreme Court is cited so.';
  if (!page) return `${family} is cited by page and this names none.`;
  return family === 'KHC'
    ? 'KHC is a report of Kerala and the court of Karnataka.'
    : `Reports of ${row?.courts.filter(Boolean).join(', ')} share the name ${family}.`;
}

/** Finishes a citation; where it is impossible or ambiguous it says why, in a sentence for the reader. */
export function explainCitation(text: string, draft: Draft): Citation {
  const citation = finishCitation(text, draft);
  if (citation.status === 'valid') return citation;
  return {
    ...citation,
    reason: citation.status === 'ambiguous' ? whyAmbiguous(draft, citation.canonical) : whyImpossible(draft),
  };
}
