import { serializeSearch } from '@headnote/core/search/bodies';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { savedSearchesOf } from '../../data/folder-queries.js';
import { savedSearchPath } from '../../links/search-paths.js';
import { searchFor } from '../../links/search-state.js';

interface SavedSearchGateProps {
  readonly parentId: string;
  /** What is shown when the member has no such saved search. */
  readonly children: ReactNode;
}

/** Opens a saved search from a link that names only its id. Another member's id, or an unknown one, opens nothing. */
export function SavedSearchGate({ parentId, children }: SavedSearchGateProps) {
  const { client, codec } = useServices();
  const saved = useQuery(savedSearchesOf(client));
  const found = saved.data?.find(({ id }) => id === parentId);
  // A saved search for everything is open already.
  const isOpen = found?.query === serializeSearch(searchFor(''));
  const path = useMemo(() => (found && !isOpen ? savedSearchPath(codec, found) : undefined), [codec, found, isOpen]);
  if (saved.isPending) {
    return (
      <div className="hn-container">
        <Skeleton count={6} />
      </div>
    );
  }
  return path === undefined ? children : <Navigate to={path} replace />;
}
