import type { EmbedPart, EmbedVerdict, LineAnswer, LinePart } from '@headnote/core/contract';
import type { Services } from '../../services/services.js';
import { linkedCase, linkedHit } from './linked-case.js';

/** Answers lines with complete links, for a page that does not know the site's addresses. */
export async function linkedVerdicts(
  { citations }: Pick<Services, 'citations'>,
  lines: readonly LineAnswer[],
  origin: string,
): Promise<readonly EmbedVerdict[]> {
  const answers = lines.flatMap((line) => [line, ...(line.others ?? [])]);
  const warning = answers.flatMap(({ cases, elsewhere }) =>
    [...cases, ...elsewhere].flatMap(({ later }) => later?.id || []),
  );
  const later = await citations.briefs([...new Set(warning)]);
  const linked = ({ cases, elsewhere, fits, near, ...part }: LinePart): EmbedPart => ({
    ...part,
    items: cases.map((one) => linkedHit(one, { origin, later })),
    elsewhere: elsewhere.map((one) => linkedHit(one, { origin, later })),
    fits: fits.map((one) => linkedCase(one, origin)),
    ...(near && { near: { ...near, cases: near.cases.map((one) => linkedCase(one, origin)) } }),
  });
  return lines.map(({ others, ...line }) => ({ ...linked(line), ...(others && { others: others.map(linked) }) }));
}
