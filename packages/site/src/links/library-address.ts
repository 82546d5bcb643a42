import { AREA } from '@headnote/core/config';

/** The member's library. */
export const LIBRARY_PATH = `/${AREA}/library`;

/** The lists of a library that are no folder. */
export const libraryViews = ['all', 'searches', 'bookmarks', 'notes', 'offline', 'deleted'] as const;

/** A place in the library: one of its lists, a folder with this id, or everything with these words. */
export type LibraryPlace = (typeof libraryViews)[number] | { readonly folderId: string } | { readonly find: string };

/** Whether a place is a folder. */
export const isFolderPlace = (place: LibraryPlace): place is { readonly folderId: string } =>
  typeof place === 'object' && 'folderId' in place;

/** Address of a place in the library. */
export function libraryPath(place: LibraryPlace): string {
  if (isFolderPlace(place)) return `${LIBRARY_PATH}?folder=${encodeURIComponent(place.folderId)}`;
  if (typeof place === 'object') return `${LIBRARY_PATH}?${new URLSearchParams({ find: place.find }).toString()}`;
  return place === 'all' ? LIBRARY_PATH : `${LIBRARY_PATH}?list=${place}`;
}

/** Reads the place from an address; everything that is saved for an address without one. */
export function readLibraryPlace(search: URLSearchParams): LibraryPlace {
  const folderId = search.get('folder');
  if (folderId) return { folderId };
  const find = search.get('find')?.trim();
  if (find) return { find };
  return libraryViews.find((view) => view === search.get('list')) ?? 'all';
}
