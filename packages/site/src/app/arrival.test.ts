import { parseSearch } from '@headnote/core/search';
import { describe, expect, it } from 'vitest';
import { destinationPath, readArrival } from './arrival.js';
import { testCodec as codec } from './test-codec.fixtures.js';

const arrive = (values: Record<string, string>) => readArrival(new URLSearchParams(values), codec);

describe('readArrival', () => {
  it('leads to the welcome page when the address asks for nothing', () => {
    expect(arrive({})).toEqual({ destination: { kind: 'welcome' }, isDamaged: false });
  });

  it('prefers the page to go back to, then the citation, then the act', () => {
    const returnURL = codec.encrypt('/Lawsuit/case/c1');
    const query = codec.encrypt('2024 HN 12');
    const lsno = codec.encrypt('a1');
    expect(arrive({ lsno, query, returnURL }).destination).toEqual({ kind: 'page', path: '/Lawsuit/case/c1' });
    expect(arrive({ lsno, query }).destination).toEqual({ kind: 'citation', citation: '2024 HN 12' });
    expect(arrive({ lsno }).destination).toEqual({ kind: 'act', lsno: 'a1' });
  });

  it('never leads off this site', () => {
    const { destination, isDamaged } = arrive({ returnURL: codec.encrypt('//evil.example') });
    expect(destination).toEqual({ kind: 'welcome' });
    expect(isDamaged).toBe(true);
  });

  it('passes over a return address off this site and opens the citation instead', () => {
    const returnURL = codec.encrypt('https://evil.example');
    expect(arrive({ returnURL, query: codec.encrypt('2024 HN 12') }).destination.kind).toBe('citation');
  });

  it.each(['returnURL', 'query', 'lsno'])('says so when %s is damaged', (name) => {
    expect(arrive({ [name]: 'cut off' })).toEqual({ destination: { kind: 'welcome' }, isDamaged: true });
  });

  it('takes noise that happens to decrypt for damage', () => {
    expect(arrive({ query: codec.encrypt('\u0000\u0001') }).isDamaged).toBe(true);
    expect(arrive({ query: codec.encrypt('x'.repeat(400)) }).isDamaged).toBe(true);
  });
});

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

  it('opens the list of acts with the further items of the link kept', () => {
    const url = new URL(destinationPath({ kind: 'act', lsno: 'a1,s34' }, codec), 'https://site.invalid');
    expect(url.pathname).toBe('/Lawsuit/bareactslist');
    expect(codec.decrypt(url.searchParams.get('lsno') ?? '')).toEqual({ ok: true, value: 'a1,s34' });
  });

  it('opens the page one came from, and the welcome page otherwise', () => {
    expect(destinationPath({ kind: 'page', path: '/Lawsuit/act/a1' }, codec)).toBe('/Lawsuit/act/a1');
    expect(destinationPath({ kind: 'welcome' }, codec)).toBe('/Lawsuit/welcome');
  });
});
