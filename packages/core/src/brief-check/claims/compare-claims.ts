import type { CheckedCitation } from '../../citation/check-text.js';
import type { ClaimAnswer } from '../../contract/citations/claim-answer.js';
import { claimLimits } from '../../contract/citations/claim-limits.js';
import type { CheckedBrief } from '../check-brief.js';
import type { CheckSource, SoughtClaim } from '../check-source.js';
import type { Claim } from './claim.js';

/** What a comparison needs. */
export interface CompareOptions {
  readonly signal: AbortSignal;
  /** Called after each call of the source. */
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void;
}

/** Compares the claims of a text with the judgments that were found. */
export type CompareClaims = (
  brief: Pick<CheckedBrief, 'checked' | 'claims'>,
  options: CompareOptions,
) => Promise<readonly (ClaimAnswer | undefined)[]>;

/**
 * Creates the comparison of claims. It asks only about citations that lead to one judgment, and about each claim once. The
 * answers are in the order of the claims; undefined where there is no single judgment. Rejects with the errors of the source.
 */
export function createComparison({ compare }: Pick<CheckSource, 'compare'>): CompareClaims {
  const known = new Map<string, ClaimAnswer>();
  return async ({ checked, claims }, { signal, onProgress }) => {
    const citedAt = foundCitations(checked);
    const sought = claims.map((claim): readonly SoughtClaim[] => {
      const { quotation, pinpoint } = claim;
      return citedAt(claim).map((found) => ({ ...found, quotation, pinpoint }));
    });
    const asked = new Map(sought.flat().map((one) => [keyOf(one), one] as const));
    const missing = [...asked].filter(([key]) => !known.has(key));
    let done = 0;
    for (const batch of batches(missing)) {
      signal.throwIfAborted();
      const answers = await compare(
        batch.map(([, one]) => one),
        { signal },
      );
      batch.forEach(([key], index) => {
        const answer = answers[index];
        if (answer) known.set(key, answer);
      });
      done += batch.length;
      onProgress({ done, total: missing.length });
    }
    signal.throwIfAborted();
    return sought.map((all) => kindest(all.flatMap((one) => known.get(keyOf(one)) ?? [])));
  };
}

const keyOf = ({ id, citation, quotation, pinpoint }: SoughtClaim): string =>
  [id, citation, pinpoint, quotation].join('\n');

/** A page that one of the reports has exists. It is beyond the end only if no report has it. */
const kindest = (answers: readonly ClaimAnswer[]): ClaimAnswer | undefined =>
  answers.find(({ pinpoint }) => pinpoint === 'exists') ??
  answers.find(({ pinpoint }) => pinpoint !== 'beyond') ??
  answers[0];

/**
 * Finds the judgment of a claim's citation, or of one of its parallel citations if it is not clear itself. A page that stands
 * apart from the citations may be one of any parallel report, so that it is asked for with each.
 */
function foundCitations(
  checked: readonly CheckedCitation[],
): (claim: Claim) => readonly Pick<SoughtClaim, 'id' | 'citation'>[] {
  const byStart = new Map(checked.map((one) => [one.start, one]));
  const groups = Map.groupBy(checked, ({ citation }) => citation?.parallelGroup);
  return ({ of, start, pinpoint }) => {
    const own = byStart.get(of);
    if (own === undefined) return [];
    const group = own.citation?.parallelGroup;
    const parallels = group === undefined ? [] : (groups.get(group) ?? []);
    const found = [own, ...parallels].find(({ state, hits }) => state === 'found' && hits.length === 1);
    const [hit] = found?.hits ?? [];
    if (hit === undefined) return [];
    const isApart = pinpoint !== '' && ![own, ...parallels].some((one) => start >= one.start && start < one.end);
    const named = isApart && parallels.length > 0 ? parallels : [own];
    return named.map(({ citation }) => ({ id: hit.id, citation: citation?.canonical ?? '' }));
  };
}

/** Splits claims into calls within the limits. */
function batches<One extends readonly [string, SoughtClaim]>(claims: readonly One[]): One[][] {
  const found: One[][] = [];
  let size = Infinity;
  for (const claim of claims) {
    const { length } = claim[1].quotation;
    const last = found.at(-1);
    if (last === undefined || last.length >= claimLimits.maxClaims || size + length > claimLimits.maxCharacters) {
      found.push([claim]);
      size = length;
    } else {
      last.push(claim);
      size += length;
    }
  }
  return found;
}
