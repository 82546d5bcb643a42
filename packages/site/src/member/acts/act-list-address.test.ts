import { describe, expect, it } from 'vitest';
import { testCodec as codec } from '../../fixtures/test-codec.fixtures.js';
import { readActFilter } from './read-act-filter.js';
import { actListAddress, readActList } from '../../links/act-list-address.js';

const read = (path: string) => {
  const parameters = new URL(path, 'https://site.invalid').searchParams;
  return { ...readActList(parameters, codec), filter: readActFilter(parameters) };
};

describe('readActList', () => {
  it('lists all acts when the address asks for nothing', () => {
    expect(read('/Lawsuit/bareactslist')).toEqual({ text: '', filter: {}, page: 1, isDamaged: false });
  });

  it.each([
    { text: 'arbitration award', page: 2 },
    { text: '', page: 3 },
    { text: 'award', page: 1, filter: { letter: 'N', status: 'repealed', madeBy: 'state', order: 'year' } as const },
    { text: '', page: 2, filter: { fromYear: 1950, toYear: 1960, ministries: ['Law, Justice', 'Home'] } },
  ])('reads back the address that was written: %j', (address) => {
    expect(read(actListAddress(codec, address))).toMatchObject(address);
  });

  it('leaves out a choice that means nothing', () => {
    expect(read('/Lawsuit/bareactslist?letter=xx&status=old&fromYear=12&order=none').filter).toEqual({});
  });

  it('reads the first act of the link', () => {
    expect(read(`/Lawsuit/bareactslist?lsno=${codec.encrypt('a1,s34')}`).actId).toBe('a1');
  });

  it('reports a damaged link', () => {
    expect(read('/Lawsuit/bareactslist?lsno=cut').isDamaged).toBe(true);
    expect(read('/Lawsuit/bareactslist?query=cut').isDamaged).toBe(true);
  });
});
