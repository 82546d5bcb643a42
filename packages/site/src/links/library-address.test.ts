import { expect, it } from 'vitest';
import { libraryPath, readLibraryPlace, type LibraryPlace } from './library-address.js';

const read = (path: string) => readLibraryPlace(new URL(path, 'https://library.test').searchParams);

it('reads every place that it writes', () => {
  const places: LibraryPlace[] = ['all', 'searches', 'bookmarks', 'notes', 'deleted', { folderId: 'a b&c=d' }];
  expect(places.map((place) => read(libraryPath(place)))).toEqual(places);
});

it('opens everything for an address that names nothing it knows', () => {
  expect(read('/Lawsuit/library?list=elsewhere')).toBe('all');
  expect(read('/Lawsuit/library?folder=')).toBe('all');
});
