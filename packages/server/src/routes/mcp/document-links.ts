import type { CaseBrief } from '@headnote/core/contract';
import { houseCitationToSlug } from '@headnote/core/search/bodies';

/** Makes the stable address of a document, of a paragraph or of a section of it; empty without a house citation. */
export function documentLink(
  origin: string,
  {
    kind,
    houseCitation,
    anchor = '',
  }: { readonly kind: 'case' | 'act'; readonly houseCitation: string; readonly anchor?: string },
): string {
  if (houseCitation === '') return '';
  return `${origin}/${kind}/${houseCitationToSlug(houseCitation)}${anchor === '' ? '' : `#${anchor}`}`;
}

/** A judgment in short, with its link. */
export function linkedBrief(brief: CaseBrief, origin: string, anchor = '') {
  return { ...brief, link: documentLink(origin, { kind: 'case', houseCitation: brief.houseCitation, anchor }) };
}
