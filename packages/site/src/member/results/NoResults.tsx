import type { SearchState } from '@headnote/core/search/bodies';
import { EmptyState } from '@headnote/ui/empty-state';
import { useMemo } from 'react';
import { useServices } from '../../app/ServicesProvider.js';
import { resultsPath } from '../../links/links.js';
import { messages } from './messages.js';
import { suggestions } from './suggestions.js';

/** Says that nothing was found, and what to try instead. */
export function NoResults({ search }: { search: SearchState }) {
  const { codec } = useServices();
  const links = useMemo(
    () => suggestions(search).map(({ label, search: other }) => ({ label, href: resultsPath(codec, other) })),
    [codec, search],
  );
  return (
    <EmptyState
      title={search.kind === 'citation' ? messages.noCitation : messages.none}
      text={messages.noneText}
      suggestions={links}
    />
  );
}
