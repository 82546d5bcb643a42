import { plainName } from './name-matcher.js';

/** What a word between name and page, or behind the page, tells. */
export type Qualifier =
  /** Another series of the same house: `SCC (Cri)`. */
  | { readonly series: string }
  | { readonly supplement: 'Supp' | 'NOC' }
  | { readonly bench: string }
  | { readonly suffix: string };

const series = (name: string, ...forms: string[]) => forms.map((form) => [form, { series: name }] as const);

const known = new Map<string, Qualifier>([
  ...series('(Cri)', 'cri', 'cr', 'crl', 'crim', 'criminal', 'c'),
  ...series('(Civ)', 'civ', 'civil'),
  ...series('(Tax)', 'tax'),
  ...series('(L&S)', 'l&s', 'ls'),
  ...series('(Journal)', 'journal', 'jour'),
  ...series('(O.C.C.)', 'occ'),
  ...series('(Landmark)', 'landmark'),
  ...series('(Important)', 'important'),
  ...series('(ORDER)', 'order'),
  ...series('(Rent)', 'rent'),
  ...series('(Web)', 'web'),
  ...series('(LE)', 'le'),
  ...series('(Soft)', 'soft'),
  ...series('(URC)', 'urc'),
  ...series('(SN)', 'sn'),
  ...series('Online', 'online'),
  ...series('SCW', 'scw'),
  ...series('(Canada)', 'canada', 'can'),
  ['supplement', { supplement: 'Supp' }],
  ['supp', { supplement: 'Supp' }],
  ['suppl', { supplement: 'Supp' }],
  ['noc', { supplement: 'NOC' }],
  ['fb', { bench: 'FB' }],
  ['db', { bench: 'DB' }],
  ['sb', { bench: 'SB' }],
  ['aurangabad', { bench: 'Aurangabad' }],
  ['nagpur', { bench: 'Nagpur' }],
  ['goa', { bench: 'Goa' }],
  ['panaji', { bench: 'Goa' }],
  ['lucknow', { bench: 'Lucknow' }],
  ['madurai', { bench: 'Madurai' }],
  ['os', { suffix: '(OS)' }],
]);

/** What a word in brackets tells, undefined for a word that tells nothing. */
export function qualifierOf(word: string): Qualifier | undefined {
  return known.get(plainName(word));
}
