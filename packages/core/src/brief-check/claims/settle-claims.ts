import type { QuotationState } from '../../contract/citations/claim-answer.js';
import type { AnsweredClaim } from '../brief-cells.js';

/** The answers that show to which of several citations a quotation belongs, the best first. */
const TELLING: readonly (QuotationState | undefined)[] = ['word-for-word', 'other-opinion', 'differs'];

/** The answers that show that words which may be no quotation of the citation are none. */
const CONTRARY: readonly (QuotationState | undefined)[] = ['not-found', 'cannot-check', undefined];

/**
 * Keeps one claim of each quotation: that of the citation whose judgment has the words, otherwise the likeliest. Drops
 * quotations that may belong to something else, and whose words the judgment lacks.
 */
export function settleClaims(claims: readonly AnsweredClaim[]): AnsweredClaim[] {
  const rivals = Map.groupBy(
    claims.filter(({ claim }) => claim.quotation !== ''),
    ({ claim }) => claim.start,
  );
  const kept = new Set([...rivals.values()].flatMap(bestOf));
  return claims.filter((one) => one.claim.quotation === '' || kept.has(one));
}

function bestOf(rivals: readonly AnsweredClaim[]): readonly AnsweredClaim[] {
  const best =
    TELLING.flatMap((state) => rivals.find(({ answer }) => answer?.quotation === state) ?? [])[0] ??
    rivals.find(({ claim }) => claim.isSure) ??
    rivals[0];
  return best && (best.claim.isSure || !CONTRARY.includes(best.answer?.quotation)) ? [best] : [];
}
