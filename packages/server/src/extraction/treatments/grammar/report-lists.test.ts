import { describe, expect, it } from 'vitest';
import { readReportLists } from './report-lists.js';

/** `[treatment, citations or text]` of each case that a head lists. */
const read = (head: string) =>
  readReportLists(head).map(({ treatment, text, citations }) => [
    treatment,
    citations.map(({ canonical }) => canonical).join(' ') || text,
  ]);

describe('the list of a report', () => {
  it('gives a word to all cases back to the word before', () => {
    const head =
      'Held that rent is due. [12 A-B] Anand v. Bela, AIR 1960 SC 4 and Chitra v. Das, [1961] 2 SCR 8; Esha v. Faiz, (1962) 3 SCC 9, explained and distinguished. Gita v. Hari, AIR 1950 SC 3, referred to.\nIla v. Jai, A.I.R. 1952 Raj. 12 over-ruled.';
    expect(read(head)).toEqual([
      ['distinguished', 'AIR 1960 SC 4'],
      ['distinguished', '1961 (2) SCR 8'],
      ['distinguished', '1962 (3) SCC 9'],
      ['overruled', 'AIR 1952 Raj 12'],
    ]);
  });

  it('keeps a case whose citation cannot be read, as printed', () => {
    expect(read('Anand v. Bela, [1980] Village Journal 1110, overruled.')).toEqual([
      ['overruled', 'Anand v. Bela, [1980] Village Journal 1110'],
    ]);
  });

  it('reads the marks that reports print', () => {
    expect(read('Anand v. Bela, (2017) 10 SCC 706 – Over-ruled.')).toEqual([['overruled', '2017 (10) SCC 706']]);
    expect(read('Anand v. Bela, (2017) 10 SCC 706, overruled in so far as it speaks of leases.')).toEqual([
      ['overruled', '2017 (10) SCC 706'],
    ]);
  });

  it.each([
    'The objection of 1960 was overruled.',
    'Held (per Das J.) that the plea must be overruled. The decision was followed.',
    'The rule in AIR 1960 SC 4 says that an objection is overruled.',
  ])('reads nothing in a sentence: %s', (head) => {
    expect(read(head)).toEqual([]);
  });
});
