import { describe, expect, it } from 'vitest';
import { testCodec as codec } from '../fixtures/test-codec.fixtures.js';
import { searchFor } from './search-state.js';
import { readResults, resultsAddress } from './results-address.js';

const read = (path: string) => readResults(new URL(path, 'https://site.invalid').searchParams, codec);

describe('readResults', () => {
  it('reads an address that it wrote, with its page', () => {
    const address = {
      search: { ...searchFor('natural justice'), courtNames: ['Delhi High Court'], sort: 'newest' as const },
      page: 3,
    };
    expect(read(resultsAddress(codec, address))).toEqual({ ok: true, value: address });
  });

  it('uses the keywords when there is no query', () => {
    const result = read(`/Lawsuit/searchresults?keywords=${codec.encrypt('natural justice')}`);
    expect(result.ok && result.value.search.text).toBe('natural justice');
  });

  it('reads the saved search that it refines', () => {
    const address = { search: searchFor('a'), page: 1, parentId: 'b7f0' };
    expect(read(resultsAddress(codec, address))).toEqual({ ok: true, value: address });
  });

  it.each(['nonsense', codec.encrypt('0'), codec.encrypt('x'.repeat(65))])(
    'H12: opens the results without the parent %s',
    (parent) => {
      const path = resultsAddress(codec, { search: searchFor('a'), page: 1 });
      const result = read(`${path}&parentID=${encodeURIComponent(parent)}`);
      expect(result.ok && [result.value.search.text, result.value.parentId]).toEqual(['a', undefined]);
    },
  );

  it.each(['query=nonsense', `query=${codec.encrypt('{"v":9}')}`, 'keywords=nonsense'])(
    'reports %s as damaged',
    (query) => {
      const result = read(`/Lawsuit/searchresults?${query}`);
      expect(!result.ok && result.error.code).toBe('damaged-link');
    },
  );

  it.each(['0', '-1', '1.5', '101', 'x'])('opens the first page for page %s', (page) => {
    const result = read(`/Lawsuit/searchresults?page=${page}`);
    expect(result.ok && result.value.page).toBe(1);
  });
});
