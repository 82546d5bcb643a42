import { serializeSearch } from '@headnote/core/search/bodies';
import { describe, expect, it } from 'vitest';
import { testCodec as codec } from '../fixtures/test-codec.fixtures.js';
import { readResults } from './results-address.js';
import { savedSearchPath, storedSearch } from './search-paths.js';
import { searchFor } from './search-state.js';

describe('a stored search', () => {
  it('opens its results, with itself as the parent', () => {
    const search = { ...searchFor('bail'), narrowing: { years: { from: 1973, to: 1990 }, benches: [5] } };
    const path = savedSearchPath(codec, { id: '12', query: serializeSearch(search) }) ?? '';
    const read = readResults(new URL(path, 'https://site.invalid').searchParams, codec);
    expect(read).toEqual({ ok: true, value: { search, page: 1, parentId: '12' } });
  });

  it.each(['', '{}', '{"query":{"match_all":{}}}', '<script>', serializeSearch(searchFor('x'.repeat(2001)))])(
    'H12: is not replayed when its text is no search of this site: %s',
    (query) => {
      expect(storedSearch({ query })).toBeUndefined();
      expect(savedSearchPath(codec, { id: '12', query })).toBeUndefined();
    },
  );
});
