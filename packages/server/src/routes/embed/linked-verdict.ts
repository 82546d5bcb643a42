import type { CitationVerdict, EmbedVerdict } from '@headnote/core/contract';
import { houseCitationToSlug } from '@headnote/core/search/bodies';

/** A verdict with complete links, for a page that does not know the site's addresses. */
export function linkedVerdict({ citation, state, canonical, hits }: CitationVerdict, origin: string): EmbedVerdict {
  const items = hits.map(({ title, houseCitation, citation: shown }) => ({
    title,
    citation: shown,
    href: `${origin}/case/${houseCitationToSlug(houseCitation)}`,
  }));
  return { citation, state, canonical, items };
}
