import { describe, expect, it } from 'vitest';
import { createCodec } from '../codec/index.js';
import { arrivalOf } from './index.js';

const codec = createCodec({ key: 'k' });
const arrive = (values: Record<string, string>) => arrivalOf(new URLSearchParams(values), codec);

describe('S11: arrivalOf', () => {
  it('opens the welcome page without parameters', () => {
    expect(arrive({})).toEqual({ destination: { kind: 'welcome' }, isDamaged: false });
    expect(arrive({ query: '', lsno: '' })).toEqual({ destination: { kind: 'welcome' }, isDamaged: false });
  });

  it('prefers the return path, then the citation, then the act', () => {
    const returnURL = codec.encrypt('/Lawsuit/case/c1');
    const query = codec.encrypt(' 2024 HN 12 ');
    const lsno = codec.encrypt('a1,s34');
    expect(arrive({ lsno, query, returnURL }).destination).toEqual({ kind: 'page', path: '/Lawsuit/case/c1' });
    expect(arrive({ lsno, query }).destination).toEqual({ kind: 'citation', citation: '2024 HN 12' });
    expect(arrive({ lsno }).destination).toEqual({ kind: 'act', lsno: 'a1,s34' });
  });

  it('never opens another site', () => {
    const returnURL = codec.encrypt('//evil.example');
    expect(arrive({ returnURL })).toEqual({ destination: { kind: 'welcome' }, isDamaged: true });
    const query = codec.encrypt('2024 HN 12');
    expect(arrive({ returnURL, query })).toMatchObject({ destination: { kind: 'citation' }, isDamaged: false });
  });

  it.each(['returnURL', 'query', 'lsno'])('reports that %s is damaged unless another parameter is valid', (name) => {
    expect(arrive({ [name]: 'cut off' })).toEqual({ destination: { kind: 'welcome' }, isDamaged: true });
    const other = name === 'lsno' ? 'query' : 'lsno';
    expect(arrive({ [name]: 'cut off', [other]: codec.encrypt('x') }).isDamaged).toBe(false);
  });

  it('treats decrypted noise as damaged', () => {
    expect(arrive({ query: codec.encrypt('\u0000\u0001') }).isDamaged).toBe(true);
    expect(arrive({ query: codec.encrypt('x'.repeat(301)) }).isDamaged).toBe(true);
    expect(arrive({ query: codec.encrypt('x'.repeat(300)) }).isDamaged).toBe(false);
    expect(arrive({ query: codec.encrypt('  ') }).isDamaged).toBe(true);
  });

  it('accepts a long return path', () => {
    const path = `/Lawsuit/searchresults?query=${'x'.repeat(2000)}`;
    expect(arrive({ returnURL: codec.encrypt(path) }).destination).toEqual({ kind: 'page', path });
  });
});
