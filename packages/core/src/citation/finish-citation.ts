import { canonicalOf } from './canonical.js';
import type { Citation } from './citation.js';
import type { Draft } from './citation-draft.js';
import type { Family } from './family.js';
import { citationTables } from './read-table.js';

/** First year that courts number their own judgments for, back to which some have done it. */
const NEUTRAL_SINCE = 1947;

/** First year of the numbers that the Supreme Court of Canada gives its judgments: `2008 SCC 9`. */
const CANADA_SINCE = 2000;

type Standing = Pick<Citation, 'status' | 'reason' | 'alternatives'>;

const impossible = (reason: string): Standing => ({ status: 'impossible', reason });

function impossibleYear(draft: Draft, row: Family | undefined): Standing | undefined {
  const { year, family, court, kind } = draft;
  if (year === undefined || kind === 'provision') return undefined;
  if (year > new Date().getFullYear()) return impossible(`${year} is yet to come.`);
  const since = row?.since ?? (kind === 'neutral' ? NEUTRAL_SINCE : 1800);
  if (year < since) return impossible(`${family} began in ${since}; there is none of ${year}.`);
  const founded = row?.namesCourt && court !== undefined ? citationTables().courtSince.get(court) : undefined;
  if (founded !== undefined && year < founded) return impossible(`The court (${court}) was founded in ${founded}.`);
  if (family === 'SCC OnLine' && court === 'AP' && year > 2014 && year < 2019)
    return impossible('From 2015 to 2018 the series has the High Court of both successor states under Hyd, not AP.');
  return undefined;
}

function ambiguity(draft: Draft, row: Family | undefined): Standing | undefined {
  const { family, year, number, page, volume } = draft;
  if (family === 'INSC' && draft.isSquare)
    return {
      status: 'ambiguous',
      reason: 'Two numberings write INSC with the year in square brackets: the Court’s own and that of a free index.',
      alternatives: [`${year} INSC ${number}`, `[${year}] INSC ${number}`],
    };
  if (draft.lacksVolume && year !== undefined) {
    const abroad = year < CANADA_SINCE ? [] : [`${year} SCC (Canada) ${page}`];
    const reason = 'SCC has volumes and this names none; the Supreme Court of Canada numbers its judgments so.';
    return { status: 'ambiguous', reason, alternatives: [`${year} SCC ${page}`, ...abroad] };
  }
  if (family === 'KHC' && page !== undefined && volume === undefined && year !== undefined && year > 2021)
    return {
      status: 'ambiguous',
      reason: 'KHC is a Kerala report and the code of the Karnataka High Court.',
      alternatives: [`${year} KHC ${page}`, `${year}:KHC:${page}`],
    };
  if (row?.collides && draft.court === undefined)
    return {
      status: 'ambiguous',
      reason: `Reports of ${row.collides.join(', ')} share the name ${family}.`,
      alternatives: row.collides.map((court) => canonicalOf({ ...draft, court }, row)),
    };
  // Indexes print the Supreme Court's pages without the court; a page of a High Court is never printed so.
  if (family === 'AIR' && draft.court === undefined)
    return { status: 'valid', alternatives: [canonicalOf({ ...draft, court: 'SC' }, row)] };
  return undefined;
}

/** Gives a citation its canonical form and says whether it can exist and means one thing. */
export function finishCitation(text: string, draft: Draft, row?: Family): Citation {
  const { isSquare: _square, code: _code, lacksVolume: _lacks, ...parts } = draft;
  return {
    ...parts,
    text: text.slice(draft.start, draft.end),
    canonical: canonicalOf(draft, row),
    ...(impossibleYear(draft, row) ?? ambiguity(draft, row) ?? { status: 'valid' }),
  };
}
