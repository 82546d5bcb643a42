import { plainName } from './name-matcher.js';
import { tableRows } from './table-rows.js';

/** Part of a citation that a word tells: another series of the same house (`SCC (Cri)`), or what its name says. */
export type QualifierPart = 'series' | 'supplement' | 'bench' | 'suffix';

/** Words between name and page, or behind the page, a line each: `name | forms | part`; without a part it is a series. */
const table = `
(Cri)|cr,crl,crim,criminal,c
(Civ)|civil
(Tax)
(L&S)|ls
(Journal)|jour
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
(Canada)|can
Supp|supplement,suppl|supplement
NOC||supplement
FB||bench
DB||bench
SB||bench
Aurangabad||bench
Nagpur||bench
Goa|panaji|bench
Lucknow||bench
Madurai||bench
(OS)||suffix
`;

const known = new Map(
  tableRows(table).flatMap(({ name, forms, marks }) =>
    forms.map((form) => [plainName(form), { part: (marks || 'series') as QualifierPart, name }] as const),
  ),
);

/** What a word in brackets tells, undefined for a word that tells nothing. */
export function qualifierOf(word: string): { readonly part: QualifierPart; readonly name: string } | undefined {
  return known.get(plainName(word));
}
