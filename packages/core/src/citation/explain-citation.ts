import type { Citation } from './citation.js';
import type { Draft } from './citation-draft.js';
import { founded } from './family-table.js';
import { finishCitation } from './finish-citation.js';
import { lacksVolume, sinceOf } from './standing-of.js';

function whyImpossible(draft: Draft): string {
  const { year = 0, family, court = '' } = draft;
  if (year > new Date().getFullYear()) return `${year} is yet to come.`;
  if (year < sinceOf(draft)) return `${family} began in ${sinceOf(draft)}; there is none of ${year}.`;
  return court === 'AP'
    ? 'From 2015 to 2018 the series has the High Court of both successor states under Hyd, not AP.'
    : `The court (${court}) was founded in ${founded[court]}.`;
}

function whyAmbiguous(draft: Draft): string {
  const { family, row, brackets, page } = draft;
  if (family === 'INSC' && brackets === '[]')
    return 'Two numberings write INSC with the year in square brackets: the Court’s own and that of a free index.';
  if (lacksVolume(draft))
    return 'SCC has volumes and this names none; the Supreme Court of Canada numbers its judgments so.';
  if (!page) return `${family} is cited by page and this names none.`;
  return family === 'KHC'
    ? 'KHC is a Kerala report and the code of the Karnataka High Court.'
    : `Reports of ${row?.courts.join(', ')} share the name ${family}.`;
}

/** Finishes a citation; where it is impossible or ambiguous it says why, in a sentence for the reader. */
export function explainCitation(text: string, draft: Draft): Citation {
  const citation = finishCitation(text, draft);
  if (citation.status === 'valid') return citation;
  return { ...citation, reason: citation.status === 'ambiguous' ? whyAmbiguous(draft) : whyImpossible(draft) };
}
