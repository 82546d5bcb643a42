import type { EmbedVerdict } from '@headnote/core/contract';
import type { LineAnswer } from '../../citator/queries/read-lines.js';
import type { Services } from '../../services/services.js';
import { linkedCase, linkedHit } from './linked-case.js';

/** Answers lines with complete links, for a page that does not know the site's addresses. */
export async function linkedVerdicts(
  { citations }: Pick<Services, 'citations'>,
  lines: readonly LineAnswer[],
  origin: string,
): Promise<readonly EmbedVerdict[]> {
  const warning = lines.flatMap(({ cases, elsewhere }) =>
    [...cases, ...elsewhere].flatMap(({ brief }) => brief.later?.id || []),
  );
  const later = await citations.briefs([...new Set(warning)]);
  return lines.map(({ citation, state, canonical, printed, reason, cases, elsewhere, fits }) => ({
    citation,
    state,
    canonical,
    printed,
    reason,
    items: cases.map((one) => linkedHit(one.brief, { origin, later }, one.citation)),
    elsewhere: elsewhere.map((one) => linkedHit(one.brief, { origin, later }, one.citation)),
    fits: fits.map((one) => linkedCase(one.brief, origin, one.citation)),
  }));
}
