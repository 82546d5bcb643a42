import type { Authority } from './authority.js';
import { reportedIn } from './reported-in.js';

/**
 * Writes authorities as RIS, for Zotero, EndNote and others: `CASE` for judgments, `STAT` for acts. What must be known
 * before a case is relied on is its first note. The volume has no year: programs keep numbers in that field.
 */
export function toRis(authorities: readonly Authority[]): string {
  return authorities.map(entryOf).join('\r\n');
}

function entryOf(authority: Authority): string {
  const { kind, title, citations, court, number, decidedOn, year, warning, address, note, id, houseCitation } =
    authority;
  const report = reportedIn(citations.filter((citation) => citation !== houseCitation));
  const lines: (readonly [tag: string, value: string])[] = [
    ['TY', kind === 'case' ? 'CASE' : 'STAT'],
    ['ID', id],
    ['TI', title],
    ['PB', court],
    ['T2', report?.series ?? ''],
    ['VL', report?.number ?? ''],
    ['SP', report?.page ?? ''],
    ['DA', decidedOn?.replaceAll('-', '/') ?? ''],
    ['PY', year === null ? '' : String(year)],
    ['M1', number],
    ['N1', warning],
    ...citations.map((citation) => ['N1', citation] as const),
    ['N1', note],
    ['UR', address],
  ];
  const filled = lines.map(([tag, value]) => [tag, oneLine(value)] as const).filter(([, value]) => value !== '');
  return `${filled.map(([tag, value]) => `${tag}  - ${value}`).join('\r\n')}\r\nER  - \r\n`;
}

/** A line break would begin a line without a tag, and other control characters end the file for some readers. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
