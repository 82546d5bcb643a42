import { AREA } from '@headnote/core/config';

/** The member's library. */
export const LIBRARY_PATH = `/${AREA}/library`;

/** The lists of a library that are no folder. */
export const libraryViews = ['all', 'searches', 'bookmarks', 'notes', 'deleted'] as const;

/** A place in the library: one of its lists, or a folder with this id. */
export type LibraryPlace = (typeof libraryViews)[number] | { readonly folderId: string };

/** Address of a place in the library. */
export function libraryPath(place: LibraryPlace): string {
  if (typeof place === 'object') return `${LIBRARY_PATH}?folder=${encodeURIComponent(place.folderId)}`;
  return place === 'all' ? LIBRARY_PATH : `${LIBRARY_PATH}?list=${place}`;
}

/** Reads the place from an address; everything that is saved for an address without one. */
export function readLibraryPlace(search: URLSearchParams): LibraryPlace {
  const folderId = search.get('folder');
  if (folderId) return { folderId };
  return libraryViews.find((view) => view === search.get('list')) ?? 'all';
}
