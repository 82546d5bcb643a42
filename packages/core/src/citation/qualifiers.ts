import { plainName } from './name-matcher.js';
import { namesIn } from './names-in.js';

/** A word between name and page, or behind the page, that is none of a court. */
export interface Qualifier {
  /** Part of a citation that it tells: another series (`SCC (Cri)`), which only `Canada` makes behind the page, or what its name says. */
  readonly part: '' | 'supplement' | 'bench' | 'suffix';
  readonly name: string;
}

/** The words, beneath the part that they tell. */
const table = `
(Journal),jour
(URC)
(SN)
(Canada),can,scc
(Rent)
(Important)
(L&S),ls
(Web)
(Soft)
(ORDER)
(LE)
(O.C.C.)
(Cri),cr,crl,crim,criminal,c
SCW
(Tax)
(Landmark)
(Civ),civil
Online
|bench
Lucknow
FB
DB
Aurangabad
Nagpur
SB
Goa,panaji
Madurai
|suffix
(OS)
|supplement
Supp,supplement,suppl,supl,sup
NOC`;

const known = new Map(
  namesIn(table, (name, part) => ({ name, part }) as Qualifier).map(([form, word]) => [plainName(form), word]),
);

/** What a word in brackets tells, undefined for a word that tells nothing. */
export const qualifierOf = (word: string): Qualifier | undefined => known.get(plainName(word));
