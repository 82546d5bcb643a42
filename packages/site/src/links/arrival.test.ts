import { parseSearch } from '@headnote/core/search/bodies';
import { describe, expect, it } from 'vitest';
import { destinationPath } from './arrival.js';
import { testCodec as codec } from '../fixtures/test-codec.fixtures.js';

describe('destinationPath', () => {
  it('opens the results for a citation', () => {
    const path = destinationPath({ kind: 'citation', citation: '2024 HN 12' }, codec);
    const url = new URL(path, 'https://site.invalid');
    const query = codec.decrypt(url.searchParams.get('query') ?? '');
    expect(url.pathname).toBe('/Lawsuit/searchresults');
    expect(query.ok && parseSearch(query.value)).toEqual({
      ok: true,
      value: { v: 1, kind: 'citation', text: '2024 HN 12', courtNames: [], sort: 'relevance' },
    });
    expect(codec.decrypt(url.searchParams.get('keywords') ?? '')).toEqual({ ok: true, value: '2024 HN 12' });
  });

  it('opens the list of acts and keeps the other items of the link', () => {
    const url = new URL(destinationPath({ kind: 'act', lsno: 'a1,s34' }, codec), 'https://site.invalid');
    expect(url.pathname).toBe('/Lawsuit/bareactslist');
    expect(codec.decrypt(url.searchParams.get('lsno') ?? '')).toEqual({ ok: true, value: 'a1,s34' });
  });

  it('opens the requested page, otherwise the welcome page', () => {
    expect(destinationPath({ kind: 'page', path: '/Lawsuit/act/a1' }, codec)).toBe('/Lawsuit/act/a1');
    expect(destinationPath({ kind: 'welcome' }, codec)).toBe('/Lawsuit/welcome');
  });
});
