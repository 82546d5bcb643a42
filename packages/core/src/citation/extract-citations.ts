// This import comes first because the bundle is then smaller.
import { readOther } from './grammar/read-other.js';
import { scanDrafts } from './grammar/scan-drafts.js';
import { type CaseName, readCaseName } from './names/case-name.js';
import type { Citation } from './citation.js';
import { groupParallels } from './group-parallels.js';
import { explainCitation } from './explain-citation.js';
import { findShortForms, type Antecedent, type ShortForm } from './short-forms.js';

/** Between two citations, the second of which is given for the case that is named before the first. */
const LISTED = /^\s{0,2},\s{0,2}$/;

/**
 * Finds all citations in a text, in order: reports, neutral and publishers' citations, case numbers, provisions of law, and
 * short forms that refer to an earlier one. Parallel citations share a `parallelGroup`. Accepts any string, never throws
 * and takes linear time.
 *
 * ```ts
 * const [citation] = extractCitations('See (1973) 4 SCC 225.');
 * citation?.canonical; // '1973 (4) SCC 225'
 * ```
 */
export function extractCitations(text: string): Citation[] {
  const antecedents: Antecedent[] = [];
  const found: Citation[] = [];
  /** Not 0 for characters that belong to a citation or the case name before it. */
  const taken = new Uint8Array(text.length);
  let floor = 0;
  let number = 0;
  /** The name of the citation before. */
  let named: CaseName | undefined;
  const citations = scanDrafts(text, readOther).map((draft) => explainCitation(text, draft));
  const groups = groupParallels(text, citations);
  for (const [place, group] of groups.entries()) {
    const [first] = group;
    if (!first) continue;
    const isCase = first.kind !== 'provision';
    const end = group.at(-1)?.end ?? floor;
    const limit = groups[place + 1]?.[0]?.start ?? text.length;
    const last = groups[place - 1]?.at(-1);
    const isListed =
      last !== undefined && last.family !== first.family && LISTED.test(text.slice(last.end, first.start));
    const caseName = isCase ? readCaseName(text, { start: first.start, end, floor, limit }) : undefined;
    named = caseName ?? (isListed ? named : undefined);
    if (group.length > 1) number += 1;
    const own = group.map((citation) => ({
      ...citation,
      ...(group.length > 1 && { parallelGroup: number }),
      ...(named && { caseName: named.name }),
    }));
    for (const citation of own) found.push(citation);
    floor = caseName?.end ?? end;
    taken.fill(1, Math.min(caseName?.start ?? first.start, first.start), floor);
    if (own[0] && isCase) antecedents.push({ citation: own[0], end: floor, caseName });
  }
  return withShortForms(found, findShortForms(text, antecedents), taken);
}

/** Adds short forms to the citations, except those that overlap a citation. */
function withShortForms(found: readonly Citation[], forms: readonly ShortForm[], taken: Uint8Array): Citation[] {
  const meant = new Map<Citation, Citation | undefined>();
  for (const { citation, full } of forms) {
    const { start, end } = citation;
    if (taken.subarray(start, end).includes(1)) continue;
    taken.fill(1, start, end);
    meant.set(citation, full);
  }
  const all = [...found, ...meant.keys()].sort((one, other) => one.start - other.start);
  const placeOf = new Map(all.map((citation, place) => [citation, place]));
  return all.map((citation) => {
    const full = meant.get(citation);
    const refersTo = full && placeOf.get(full);
    return refersTo === undefined ? citation : { ...citation, refersTo };
  });
}
