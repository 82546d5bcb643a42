import type { SavedQuery } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { serializeSearch, type SearchState } from '@headnote/core/search/bodies';
import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { savedSearchesOf, useLibraryChanged } from '../../data/folder-queries.js';
import { recordRun, searchesOfParent } from '../../data/saved-queries.js';
import { savedSearchPath } from '../../links/search-paths.js';
import { messages } from './messages.js';

interface RelatedSearchesProps {
  readonly search: SearchState;
  /** Id of the saved search in the address. */
  readonly parentId: string;
  /** How many judgments were found; undefined before the answer of this visit. */
  readonly total: number | undefined;
}

/** The saved search that this one is or refines, and its refinements. A failed read leaves the line out. */
export function RelatedSearches({ search, parentId, total }: RelatedSearchesProps) {
  const { client } = useServices();
  const saved = useQuery(savedSearchesOf(client));
  const children = useQuery(searchesOfParent(client, parentId));
  const parent = saved.data?.find(({ id }) => id === parentId);
  const isItself = parent?.query === serializeSearch(search);
  useRun(isItself ? parent : undefined, total);
  if (!parent) return null;
  return (
    <nav className="site-related hn-no-print" aria-label={messages.related}>
      {isItself ? messages.isSaved : messages.refines} <SavedLink saved={parent} />
      {children.data && children.data.length > 0 && (
        <>
          {' '}
          {messages.siblings}{' '}
          <ul className="site-related__list">
            {children.data.map((child) => (
              <li key={child.id}>
                <SavedLink saved={child} />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

function SavedLink({ saved }: { saved: SavedQuery }) {
  const { codec } = useServices();
  const { id, query } = saved;
  // Every encryption returns another text: the link is made once.
  const href = useMemo(() => savedSearchPath(codec, { id, query }), [codec, id, query]);
  return (
    <>
      {href === undefined ? <em>{saved.keywords}</em> : <TextLink href={href}>{saved.keywords}</TextLink>}
      {saved.ranAt !== '' && <span className="hn-muted hn-figures"> {formatIndianNumber(saved.total)}</span>}
    </>
  );
}

/** Stores what a saved search found now, so that the next visit can say what is new. */
function useRun(saved: SavedQuery | undefined, total: number | undefined): void {
  const { client } = useServices();
  const changed = useLibraryChanged();
  const write = useEffectEvent(async (found: SavedQuery, count: number) => {
    if (found.total === count && found.ranAt !== '') return;
    try {
      await recordRun(client, found, count);
      await changed();
    } catch {
      // The results are there. The count of the last run stays as it was.
    }
  });
  const id = saved?.id;
  useEffect(() => {
    if (saved && total !== undefined) void write(saved, total);
    // Once for each saved search and answer, not for each read of the list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, total]);
}
