import { describe, expect, it } from 'vitest';
import { createCodec } from '../codec/index.js';
import { arrivalOf } from './index.js';

const codec = createCodec({ key: 'k' });
const arrive = (values: Record<string, string>) => arrivalOf(new URLSearchParams(values), codec);

describe('S11: the arrival on the landing page', () => {
  it('leads to the welcome page when the address asks for nothing', () => {
    expect(arrive({})).toEqual({ destination: { kind: 'welcome' }, isDamaged: false });
    expect(arrive({ query: '', lsno: '' })).toEqual({ destination: { kind: 'welcome' }, isDamaged: false });
  });

  it('prefers the page to go back to, then the citation, then the act', () => {
    const returnURL = codec.encrypt('/Lawsuit/case/c1');
    const query = codec.encrypt(' 2024 HN 12 ');
    const lsno = codec.encrypt('a1,s34');
    expect(arrive({ lsno, query, returnURL }).destination).toEqual({ kind: 'page', path: '/Lawsuit/case/c1' });
    expect(arrive({ lsno, query }).destination).toEqual({ kind: 'citation', citation: '2024 HN 12' });
    expect(arrive({ lsno }).destination).toEqual({ kind: 'act', lsno: 'a1,s34' });
  });

  it('never leads off this site', () => {
    const returnURL = codec.encrypt('//evil.example');
    expect(arrive({ returnURL })).toEqual({ destination: { kind: 'welcome' }, isDamaged: true });
    const query = codec.encrypt('2024 HN 12');
    expect(arrive({ returnURL, query })).toMatchObject({ destination: { kind: 'citation' }, isDamaged: false });
  });

  it.each(['returnURL', 'query', 'lsno'])('says so when %s is damaged, and opens what is not', (name) => {
    expect(arrive({ [name]: 'cut off' })).toEqual({ destination: { kind: 'welcome' }, isDamaged: true });
    const other = name === 'lsno' ? 'query' : 'lsno';
    expect(arrive({ [name]: 'cut off', [other]: codec.encrypt('x') }).isDamaged).toBe(false);
  });

  it('takes noise that happens to decrypt for damage', () => {
    expect(arrive({ query: codec.encrypt('\u0000\u0001') }).isDamaged).toBe(true);
    expect(arrive({ query: codec.encrypt('x'.repeat(301)) }).isDamaged).toBe(true);
    expect(arrive({ query: codec.encrypt('x'.repeat(300)) }).isDamaged).toBe(false);
    expect(arrive({ query: codec.encrypt('  ') }).isDamaged).toBe(true);
  });

  it('takes a long page to go back to', () => {
    const path = `/Lawsuit/searchresults?query=${'x'.repeat(2000)}`;
    expect(arrive({ returnURL: codec.encrypt(path) }).destination).toEqual({ kind: 'page', path });
  });
});
