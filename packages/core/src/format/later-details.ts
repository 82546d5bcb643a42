import type { LaterTreatment } from '../contract/citations/later-treatment.js';
import { formatDate } from './format-date.js';

/** Words of the details of a later judgment, in the language of the reader. */
export interface LaterWords {
  readonly bench: (judges: number) => string;
  readonly saysTheList: string;
  readonly saysTheNote: string;
}

/** Citation, court, date and bench of a later judgment, and whether only the list or the note of the report names it. */
export function laterDetails(later: LaterTreatment, say: LaterWords): string {
  const { id, title, citation, courtName, decidedOn, benchStrength, source } = later;
  return [
    citation !== title && citation,
    courtName,
    decidedOn && formatDate(decidedOn),
    benchStrength > 0 && say.bench(benchStrength),
    source === 'list' && say.saysTheList,
    id === '' && source === undefined && say.saysTheNote,
  ]
    .filter(Boolean)
    .join(', ');
}
