import type { Draft } from './citation-draft.js';
import { citationTables } from './read-table.js';
import { type Cause, sinceOf } from './standing-of.js';

const sentences: Readonly<Record<Cause, (draft: Draft) => string>> = {
  future: ({ year }) => `${year} is yet to come.`,
  early: (draft) => `${draft.family} began in ${sinceOf(draft)}; there is none of ${draft.year}.`,
  founded: ({ court = '' }) => `The court (${court}) was founded in ${citationTables().courtSince.get(court)}.`,
  successor: () => 'From 2015 to 2018 the series has the High Court of both successor states under Hyd, not AP.',
  index: () => 'Two numberings write INSC with the year in square brackets: the Court’s own and that of a free index.',
  volume: () => 'SCC has volumes and this names none; the Supreme Court of Canada numbers its judgments so.',
  page: ({ family }) => `${family} is cited by page and this names none.`,
  code: () => 'KHC is a Kerala report and the code of the Karnataka High Court.',
  shared: ({ family, row }) => `Reports of ${row?.collides.join(', ')} share the name ${family}.`,
};

/** Why a citation is impossible or ambiguous, in a sentence for the reader. */
export const reasonOf = (cause: Cause, draft: Draft): string => sentences[cause](draft);
