import { plainName } from './name-matcher.js';
import { namesIn } from './names-in.js';

/** A word between name and page, or after the page, that is not a court. */
export interface Qualifier {
  /** The part of the citation that it sets. Empty: it changes the series (`SCC (Cri)`); after the page only `Canada` does. */
  readonly part: '' | 'supplement' | 'bench' | 'suffix';
  readonly name: string;
}

/** The words, below the part that they set. */
const table = `
(Journal),jour
(URC)
(SN)
(Canada),can,scc
(Rent)
(Important)
(L&S),ls
(NS)
(CRA)
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

/** Returns the qualifier for a word, if it is one. */
export const qualifierOf = (word: string): Qualifier | undefined => known.get(plainName(word));
