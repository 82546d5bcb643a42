import { folderIds, type Folder } from '@headnote/core/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { subscriptionOf } from '../../data/account-queries.js';
import { documentsOf } from '../../data/document-queries.js';
import { bookmarksOf, notesOf, savedSearchesOf, wholeLibraryOf } from '../../data/folder-queries.js';
import { documentKinds, historyOf } from '../../data/history-queries.js';
import { inIndia } from '../../data/in-india.js';
import { useSearchCounts } from '../../data/search-counts.js';
import { courtTreeOf, welcomeSettingsOf } from '../../data/settings-queries.js';
import { searchRows } from '../library/search-rows.js';
import { lastVisit, treatedSince } from './news.js';

/** Saved searches that are shown and counted. */
const SEARCHES = 4;
/** Documents that the member opened last and that are shown. */
const OPENED = 3;
const kinds: readonly string[] = documentKinds;
const noFolders: readonly Folder[] = [];

/** What the parts of the welcome page share. Each value is undefined until it is read, and if it cannot be. */
export function useDesk() {
  const services = useServices();
  const { client } = services;
  const [today] = useState(() => inIndia(Date.now()).date);
  const settings = useQuery(welcomeSettingsOf(client));
  // Its names are on the tabs: they come with the page.
  const courts = useQuery(courtTreeOf(client));
  const history = useQuery(historyOf(client));
  const searches = useQuery(savedSearchesOf(client));
  const library = useQuery(wholeLibraryOf(client));
  const bookmarks = useQuery(bookmarksOf(client));
  const notes = useQuery(notesOf(client));
  const folders = library.data ?? noFolders;
  const results = useMemo(() => folders.flatMap((folder) => folder.results), [folders]);
  const documents = useQuery({
    ...documentsOf(
      client,
      results.map(({ documentId }) => documentId),
    ),
    enabled: library.isSuccess,
  });
  const opened = (history.data ?? []).filter(({ kind }) => kinds.includes(kind)).slice(0, OPENED);
  const openedDocuments = useQuery({
    ...documentsOf(
      client,
      opened.map(({ query }) => query),
    ),
    enabled: opened.length > 0,
  });
  const actIds = settings.data?.actIds ?? [];
  const acts = useQuery({ ...documentsOf(client, actIds), enabled: actIds.length > 0 });
  const subscription = useQuery(subscriptionOf(services));
  const shown = searchRows(searches.data ?? [], { order: 'saved', isFound: () => true }).slice(0, SEARCHES);
  const counted = useSearchCounts(shown.map(({ search }) => search));
  const reads = [
    settings,
    courts,
    history,
    searches,
    library,
    bookmarks,
    notes,
    documents,
    openedDocuments,
    acts,
    subscription,
  ];
  return {
    isReading: reads.some(({ isLoading }) => isLoading),
    settings,
    courts: courts.data,
    history,
    opened,
    openedDocuments: openedDocuments.data,
    acts: acts.data,
    subscription,
    searches,
    counted,
    library,
    savedCount: folders.reduce((sum, { count }) => sum + count, 0),
    folderCount: folders.filter(({ id }) => id !== folderIds.none).length,
    bookmarks: bookmarks.data,
    notes: notes.data,
    treated: documents.data && treatedSince(results, documents.data),
    visitedOn: history.data && lastVisit(history.data, today),
  };
}

/** The shared reads of the page. */
export type Desk = ReturnType<typeof useDesk>;
