import { describe, expect, it } from 'vitest';
import { readPasted, splitPasted } from './read-pasted.js';

const labelOf = (name: string) => name;
const load = (text: string) => ['Asha Iyengar', 'Asha Rao'].filter((name) => name.includes(text.slice(0, 4)));
const { signal } = new AbortController();

describe('a list that is pasted', () => {
  it('is split at commas, semicolons, tabs and lines, each value once', () => {
    expect(splitPasted(' a, b;c\td\r\n\n a ,')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('becomes options where their words are the same, and names the others', async () => {
    const rules = { load, labelOf, fromText: undefined };
    const pasted = await readPasted(['Asha rao', 'Asha'], rules, signal);
    expect(pasted).toEqual({ values: ['Asha Rao'], unknown: ['Asha'] });
  });

  it('becomes values of any words where these are allowed', async () => {
    const rules = { load, labelOf, fromText: (text: string) => text };
    expect(await readPasted(['Asha'], rules, signal)).toEqual({ values: ['Asha'], unknown: [] });
  });

  it('names what could not be asked for', async () => {
    const rules = { load: () => Promise.reject(new Error('offline')), labelOf, fromText: undefined };
    expect(await readPasted(['Asha Rao'], rules, signal)).toEqual({ values: [], unknown: ['Asha Rao'] });
  });
});
