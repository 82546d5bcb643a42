import { plainName } from './name-matcher.js';
import { namesIn } from './names-in.js';

/** A word between name and page, or behind the page, that is none of a court. */
export interface Qualifier {
  /** Part of a citation that it tells: another series (`SCC (Cri)`), which only `Canada` makes behind the page, or what its name says. */
  readonly part: '' | 'series' | 'supplement' | 'bench' | 'suffix';
  readonly name: string;
}

/** The words, beneath the part that they tell. */
const table = `
(Cri),cr,crl,crim,criminal,c
(Civ),civil
(Tax)
(L&S),ls
(Journal),jour
(O.C.C.)
(Landmark)
(Important)
(ORDER)
(Rent)
(Web)
(LE)
(Soft)
(URC)
(SN)
Online
SCW
|series
(Canada),can
|supplement
Supp,supplement,suppl
NOC
|bench
FB
DB
SB
Aurangabad
Nagpur
Goa,panaji
Lucknow
Madurai
|suffix
(OS)`;

const known = new Map(
  namesIn(table, (name, part) => ({ name, part }) as Qualifier).map(([form, word]) => [plainName(form), word]),
);

/** What a word in brackets tells, undefined for a word that tells nothing. */
export const qualifierOf = (word: string): Qualifier | undefined => known.get(plainName(word));
