import type { Citation } from './citation.js';
import type { Draft } from './grammar/citation-draft.js';
import { founded } from './grammar/court-table.js';
import { finishCitation } from './finish-citation.js';
import { isIndexed, isNought, lacksVolume, sinceOf } from './status-of.js';
import { highestIfBeyond } from './grammar/highest-provision.js';
import { isOutsideVolumes } from './grammar/volume-bounds.js';

function whyImpossible(draft: Draft): string {
  const { year = 0, family, court = '', volume, kind, unit } = draft;
  if (kind === 'provision') return `${unit} ${highestIfBeyond(draft)} is the last of the ${family}.`;
  if (isNought(draft)) return 'There is no page or number 0.';
  if (year > new Date().getFullYear()) return `${year} is a future year.`;
  if (year < sinceOf(draft)) return `${family} began in ${sinceOf(draft)}, not in ${year}.`;
  if (isOutsideVolumes(family, year, volume)) return `${family} has no volume ${volume} in ${year}.`;
  return court === 'AP'
    ? 'From 2015 to 2018 the court was Hyd, not AP.'
    : `The court ${court} began in ${founded.get(court)}, not in ${year}.`;
}

function whyAmbiguous({ family, row, page, mark, kind, meanings }: Draft, canonical: string): string {
  if (mark) return `${mark.volume} before the year may be a volume or the number of a footnote.`;
  if (kind === 'neutral' && meanings) return `No court has this code; ${family} is the nearest.`;
  if (kind === 'docket') return `Only the court tells what ${family} means.`;
  if (isIndexed(canonical)) return `${canonical} may be an LII number, not the Court’s.`;
  if (lacksVolume(canonical)) return 'SCC needs a volume; only Canada’s Supreme Court is cited without one.';
  if (!page || family === 'ILR') return `${family} needs a ${page || row?.marks.includes('C') ? 'court' : 'page'}.`;
  return family === 'KHC'
    ? 'KHC is a report of Kerala and the High Court of Karnataka.'
    : `Reports of ${row?.courts.filter(Boolean).join(', ')} share the name ${family}.`;
}

/** Finishes a citation. If it is impossible or ambiguous, adds the reason. */
export function explainCitation(text: string, draft: Draft): Citation {
  const citation = finishCitation(text, draft);
  if (citation.status === 'valid') return citation;
  return {
    ...citation,
    reason: citation.status === 'ambiguous' ? whyAmbiguous(draft, citation.canonical) : whyImpossible(draft),
  };
}
