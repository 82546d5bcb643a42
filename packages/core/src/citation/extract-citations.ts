import { readCaseName } from './case-name.js';
import type { Citation } from './citation.js';
import { groupParallels } from './group-parallels.js';
import { explainCitation } from './explain-citation.js';
import { readOther } from './read-other.js';
import { scanDrafts } from './scan-drafts.js';
import { findShortForms, type Antecedent, type ShortForm } from './short-forms.js';

/**
 * Finds every citation in a text, in order: reports, official and vendors' numbers, case numbers, provisions of law, and the short
 * forms that point back to one of them. Parallel citations share a `parallelGroup`. Takes any string; never throws; time is
 * linear in its length.
 */
export function extractCitations(text: string): Citation[] {
  const antecedents: Antecedent[] = [];
  const found: Citation[] = [];
  let floor = 0;
  let number = 0;
  const citations = scanDrafts(text, readOther).map((draft) => explainCitation(text, draft));
  for (const group of groupParallels(text, citations)) {
    const [first] = group;
    if (!first) continue;
    const caseName = first.kind === 'provision' ? undefined : readCaseName(text, first.start, floor);
    if (group.length > 1) number += 1;
    const own = group.map((citation) => ({
      ...citation,
      ...(group.length > 1 && { parallelGroup: number }),
      ...(caseName && { caseName: caseName.name }),
    }));
    found.push(...own);
    floor = group.at(-1)?.end ?? floor;
    if (own[0] && first.kind !== 'provision') antecedents.push({ citation: own[0], end: floor, caseName });
  }
  return withShortForms(found, findShortForms(text, antecedents), antecedents);
}

function withShortForms(
  found: readonly Citation[],
  forms: readonly ShortForm[],
  antecedents: readonly Antecedent[],
): Citation[] {
  const taken = [
    ...found,
    ...antecedents.flatMap(({ caseName, end }) => (caseName ? [{ start: caseName.start, end }] : [])),
  ].sort((one, other) => one.start - other.start);
  const meant = new Map<Citation, Citation | undefined>();
  let next = 0;
  let until = 0;
  for (const { citation, means } of forms) {
    while (next < taken.length && (taken[next]?.start ?? 0) < citation.end) {
      until = Math.max(until, taken[next]?.end ?? 0);
      next += 1;
    }
    if (until > citation.start) continue;
    until = citation.end;
    meant.set(citation, means);
  }
  if (meant.size === 0) return [...found];
  const all = [...found, ...meant.keys()].sort((one, other) => one.start - other.start);
  const placeOf = new Map(all.map((citation, place) => [citation, place]));
  return all.map((citation) => {
    const means = meant.get(citation);
    const refersTo = means && placeOf.get(means);
    return refersTo === undefined ? citation : { ...citation, refersTo };
  });
}
