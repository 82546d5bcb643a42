import type { Authority } from './authority.js';
import { reportedIn } from './reported-in.js';

/** One item of CSL-JSON, as citation processors read it. */
export type CslItem = Readonly<Record<string, unknown>> & { readonly id: string; readonly type: string };

/**
 * Writes authorities as CSL-JSON: `legal_case` for judgments, `legislation` for acts. `note` begins with what must be known
 * before a case is relied on.
 */
export function toCslJson(authorities: readonly Authority[]): string {
  return `${JSON.stringify(authorities.map(itemOf), null, 2)}\n`;
}

function itemOf(authority: Authority): CslItem {
  const { kind, id, title, citations, court, number, warning, note, address, houseCitation } = authority;
  const report = reportedIn(citations.filter((citation) => citation !== houseCitation));
  const issued = issuedOn(authority);
  const texts = {
    authority: court,
    number,
    'container-title': report?.series ?? '',
    volume: report?.volume ?? '',
    page: report?.page ?? '',
    references: citations.join('; '),
    note: [warning, note].filter((part) => part !== '').join(' '),
    URL: address,
  };
  return {
    id,
    type: kind === 'case' ? 'legal_case' : 'legislation',
    title,
    ...(issued && { issued: { 'date-parts': [issued] } }),
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
  };
}

function issuedOn({ decidedOn, year }: Authority): number[] | undefined {
  if (decidedOn !== null) return decidedOn.split('-').map(Number);
  return year === null ? undefined : [year];
}
