import { describe, expect, it } from 'vitest';
import { testCodec as codec } from '../fixtures/test-codec.fixtures.js';
import { caseReaderPath } from './links.js';
import { encryptSearch, readReaderSearch, withSearch } from './reader-address.js';
import { searchFor } from './search-state.js';

const read = (path: string) => readReaderSearch(new URL(path, 'https://site.invalid').searchParams, codec);

describe('the search in a reader’s address', () => {
  const search = { ...searchFor('"natural justice" court:SC'), courtNames: ['Delhi High Court'] };

  it('is read as it was written, next to the fragment', () => {
    const path = withSearch(caseReaderPath('c1', 'p3'), encryptSearch(codec, search));
    expect(path).toMatch(/^\/Lawsuit\/case\/c1\?query=.+#p3$/);
    expect(read(path)).toEqual(search);
  });

  it.each(['/Lawsuit/case/c1', '/Lawsuit/case/c1?query=', '/Lawsuit/case/c1?query=cut'])('is missing in %s', (path) => {
    expect(read(path)).toBeUndefined();
  });
});
