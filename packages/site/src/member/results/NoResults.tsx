import type { SearchState } from '@headnote/core/search/bodies';
import { EmptyState } from '@headnote/ui/empty-state';
import { useMemo } from 'react';
import { resultsPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { wordsOfCitation } from './understood-search.js';

/** Says that nothing was found, and what to try instead. */
export function NoResults({ search }: { search: SearchState }) {
  const { codec } = useServices();
  const ways = useMemo(
    () => waysOut(search).map(({ label, search: other }) => ({ label, href: resultsPath(codec, other) })),
    [codec, search],
  );
  return (
    <EmptyState
      title={search.kind === 'citation' ? 'No judgment has this citation' : 'No judgment meets all of this'}
      text="Every word must occur. Fewer or other words may find more."
      suggestions={ways}
    />
  );
}

/** Wider searches than the one that found nothing. */
export function waysOut(search: SearchState): { label: string; search: SearchState }[] {
  const all = { ...search, courtNames: [] };
  const words = search.text.replaceAll('"', ' ').replaceAll(/\s+/g, ' ').trim();
  return [
    ...(search.courtNames.length > 0 ? [{ label: 'The same in all courts', search: all }] : []),
    ...(search.kind === 'citation'
      ? [{ label: 'Search the text of judgments for it', search: wordsOfCitation(search) }]
      : []),
    ...(search.text.includes('"') && words !== ''
      ? [{ label: 'The words without the phrase', search: { ...all, text: words } }]
      : []),
  ];
}
