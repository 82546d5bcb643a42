import { describe, expect, it } from 'vitest';
import { readPasted, splitPasted } from './read-pasted.js';

const labelOf = (name: string) => name;
const load = (text: string) => ['Asha Iyengar', 'Asha Rao'].filter((name) => name.includes(text.slice(0, 4)));
const { signal } = new AbortController();

describe('readPasted', () => {
  it('splits at commas, semicolons, tabs and lines, and drops duplicates', () => {
    expect(splitPasted(' a, b;c\td\r\n\n a ,')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('finds options with the same text and returns the rest as unknown', async () => {
    const rules = { load, labelOf, fromText: undefined };
    const pasted = await readPasted(['Asha rao', 'Asha'], rules, signal);
    expect(pasted).toEqual({ values: ['Asha Rao'], unknown: ['Asha'] });
  });

  it('makes values from any text where that is allowed', async () => {
    const rules = { load, labelOf, fromText: (text: string) => text };
    expect(await readPasted(['Asha'], rules, signal)).toEqual({ values: ['Asha'], unknown: [] });
  });

  it('counts a failed lookup as unknown', async () => {
    const rules = { load: () => Promise.reject(new Error('offline')), labelOf, fromText: undefined };
    expect(await readPasted(['Asha Rao'], rules, signal)).toEqual({ values: [], unknown: ['Asha Rao'] });
  });
});
