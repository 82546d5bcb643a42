import type { HistoryEntry } from '@headnote/core/contract';
import { serializeSearch, type SearchState } from '@headnote/core/search/bodies';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Services } from '../services/services.js';
import { actReaderPath, caseReaderPath } from '../links/links.js';

type Client = Services['client'];

const KEY = ['history'] as const;

/** The member's latest searches and the documents that the member opened, the newest first. */
export function historyOf(client: Client) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => client.library.history(undefined, { signal }),
    meta: { isQuiet: true },
  });
}

/** Reads the history again after it has changed. */
export function refreshHistory(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: KEY });
}

/** Changes the history on the screen, before the server does. */
export function setHistory(cache: QueryClient, change: (entries: readonly HistoryEntry[]) => readonly HistoryEntry[]) {
  cache.setQueryData<readonly HistoryEntry[]>(KEY, (entries) => entries && change(entries));
}

/** A search that was answered. */
export interface AnsweredSearch {
  readonly search: SearchState;
  readonly total: number;
}

/** Puts a search at the top of the history. */
export async function addSearch(client: Client, { search, total }: AnsweredSearch): Promise<void> {
  const { kind, text } = search;
  await client.library.addHistory({ query: serializeSearch(search), keywords: text, kind, total });
}

/** Kinds of history entries that are documents; every other kind is a search. */
export const documentKinds = ['case', 'act'] as const;

/** A document that was opened. */
export interface OpenedDocument {
  readonly kind: (typeof documentKinds)[number];
  readonly id: string;
  readonly title: string;
}

/**
 * Puts an opened document at the top of the history. Its entry has the id in place of a search, and the place of reading
 * in place of the hits (see `reading-places.ts`).
 */
export async function addDocument(client: Client, { kind, id, title }: OpenedDocument, place = 0): Promise<void> {
  await client.library.addHistory({ query: id, keywords: title, kind, total: place }, { quiet: true });
}

/** The reader of a document in the history; undefined for a search. */
export function openedDocumentPath({ kind, query }: HistoryEntry): string | undefined {
  switch (kind) {
    case 'case':
      return caseReaderPath(query);
    case 'act':
      return actReaderPath(query);
    default:
      return undefined;
  }
}
