import type { Authority } from './authority.js';
import { reportedIn } from './reported-in.js';
import { addressOf, bibEntry, escapeTex } from './to-bibtex.js';

/**
 * Writes authorities as BibLaTeX, for styles that know law: `@jurisdiction` with court, report, volume and page for judgments,
 * `@legislation` for acts. `titleaddon` has every citation, and `note` begins with what must be known before a case is relied on.
 */
export function toBiblatex(authorities: readonly Authority[]): string {
  return authorities.map(entryOf).join('\n');
}

function entryOf(authority: Authority): string {
  const { kind, id, title, citations, court, number, decidedOn, year, warning, note, houseCitation } = authority;
  const report = reportedIn(citations.filter((citation) => citation !== houseCitation));
  return bibEntry(kind === 'case' ? 'jurisdiction' : 'legislation', id, [
    // The second braces keep the capitals of names.
    ['title', `{${escapeTex(title)}}`],
    ['titleaddon', escapeTex(citations.join('; '))],
    ['institution', escapeTex(court)],
    ['number', escapeTex(number)],
    ['journaltitle', escapeTex(report?.series ?? '')],
    ['volume', escapeTex(report?.number ?? '')],
    ['pages', escapeTex(report?.page ?? '')],
    ['date', decidedOn ?? (year === null ? '' : String(year))],
    ['note', escapeTex([warning, note].filter((part) => part !== '').join(' '))],
    ['url', addressOf(authority)],
  ]);
}
