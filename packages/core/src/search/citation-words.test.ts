import { describe, expect, it } from 'vitest';
import { parseCitation } from '../citation/parse-entry.js';
import { citationWords, joinCitationWords } from './citation-words.js';

const read = (typed: string) => {
  const citation = parseCitation(typed);
  if (!citation) throw new Error(`${typed} is not a citation`);
  return citation;
};

describe('citationWords', () => {
  it.each([
    ['1973 AIR 1461', 'AIR 1973 0 1461'],
    ['AIR 1973 1461', 'AIR 1973 0 1461'],
    ['AIR 1973 SC 1461', 'AIR 1973 0 1461'],
    ['AIR 1973 SUPREME COURT 1461', 'AIR 1973 0 1461'],
    ['A.I.R. 1973 S.C. 1461', 'AIR 1973 0 1461'],
    ['AIR(1973)SC 1461', 'AIR 1973 0 1461'],
    ['AIR 1973 Bom 12', 'AIR 1973 0 12'],
    ['AIR 1973 P&H 12', 'AIR 1973 0 12'],
    ['1973 4 SCC 225', 'SCC 1973 4 225'],
    ['(1973) 4 SCC 225', 'SCC 1973 4 225'],
    ['(1973) 4 SCC 225, para 12', 'SCC 1973 4 225'],
    ['[1954] 1 SCR 1077', 'SCR 1954 1 1077'],
    ['1950 SCR 88', 'SCR 1950 0 88'],
    ['  1973   AIR 1950 ', 'AIR 1973 0 1950'],
    ['2024 INSC 123', 'INSC 2024 0 123'],
    ['2023:DHC:1234-DB', 'DHC 2023 0 1234'],
    ['[1973] Supp. SCR 1', 'SCR 1973 Supp 1'],
    ['(1959) Suppl. 2 SCR 217', 'SCR 1959 Supp 2 217'],
    ['2023 SCC OnLine SC 1141', 'SCC OnLine 2023 0 1141'],
    ['14 CWN 55', 'CWN 0 14 55'],
    ['2024 HN 12', 'HN 2024 0 12'],
    ['2024 HNS 12', 'HNS 2024 0 12'],
  ])('B4: %s is looked up as %s', (typed, words) => {
    expect(joinCitationWords(citationWords(read(typed)))).toBe(words);
  });

  it('trap 12: a number of the free index and the official number of another judgment have different words', () => {
    expect(citationWords(read('[1991] INSC 4')).book).toBe('INSC (LII)');
    expect(citationWords(read('1991 INSC 4')).book).toBe('INSC');
  });
});
