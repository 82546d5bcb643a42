import type { CheckedCitation } from '../../citation/check-text.js';
import type { ClaimAnswer } from '../../contract/citations/claim-answer.js';
import { claimLimits } from '../../contract/citations/claim-limits.js';
import type { CheckedBrief } from '../check-brief.js';
import type { CheckSource, SoughtClaim } from '../check-source.js';

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
    const citationOf = foundCitations(checked);
    const sought = claims.map(({ of, quotation, pinpoint }): SoughtClaim | undefined => {
      const found = citationOf(of);
      return found && { ...found, quotation, pinpoint };
    });
    const asked = new Map(sought.flatMap((one) => (one ? [[keyOf(one), one] as const] : [])));
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
    return sought.map((one) => one && known.get(keyOf(one)));
  };
}

const keyOf = ({ id, citation, quotation, pinpoint }: SoughtClaim): string =>
  [id, citation, pinpoint, quotation].join('\n');

/** Finds the judgment of a citation, or of one of its parallel citations if it is not clear itself. */
function foundCitations(
  checked: readonly CheckedCitation[],
): (start: number) => Pick<SoughtClaim, 'id' | 'citation'> | undefined {
  const byStart = new Map(checked.map((one) => [one.start, one]));
  const groups = Map.groupBy(checked, ({ citation }) => citation?.parallelGroup);
  return (start) => {
    const own = byStart.get(start);
    if (own === undefined) return undefined;
    const group = own.citation?.parallelGroup;
    const parallels = group === undefined ? [] : (groups.get(group) ?? []);
    const found = [own, ...parallels].find(({ state, hits }) => state === 'found' && hits.length === 1);
    const [hit] = found?.hits ?? [];
    return hit && { id: hit.id, citation: own.citation?.canonical ?? '' };
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
