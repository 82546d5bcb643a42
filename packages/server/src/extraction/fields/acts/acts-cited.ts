import type { Citation } from '@headnote/core/citation';
import { readDefinedActs } from './defined-acts.js';
import { findActTitles } from './find-act-titles.js';
import { type NamedAct, nameAct } from './name-act.js';
import { splitProvision } from './split-provision.js';

/** Maximum acts listed for a judgment; the longest real one names about eighty, most of them once in passing. */
const MAX_ACTS = 60;

/** Maximum provisions of one act. */
const MAX_PROVISIONS = 80;

/** An act that a judgment cites, with the cited provisions. */
export interface ActCited {
  readonly act: NamedAct;
  /** `Section 302`, `Article 19(1)(g)`, `Order 7 Rule 11`, each once and in order. */
  readonly provisions: readonly string[];
  /** How often it is named, alone or with a provision. */
  readonly mentions: number;
}

/** What to read the acts from. */
export interface ActsSource {
  readonly plain: string;
  readonly citations: readonly Citation[];
  /** Year of the decision. */
  readonly decidedIn: number | null;
}

/**
 * Lists the acts that a judgment cites with their provisions, most cited first. A provision `of the Act` belongs to the
 * act that the judgment calls so. Omits a provision without an act, because any act may have a section 4.
 */
export function readActsCited({ plain, citations, decidedIn }: ActsSource): ActCited[] {
  const found = new Map<string, { act: NamedAct; provisions: Set<string>; mentions: number }>();
  const named = new Map<string, NamedAct | undefined>();
  const add = (family: string, provisions: readonly string[]) => {
    if (!named.has(family)) named.set(family, nameAct(family, decidedIn));
    const act = named.get(family);
    if (act === undefined) return;
    const key = `${act.key} ${act.year}`;
    const entry = found.get(key) ?? { act, provisions: new Set(), mentions: 0 };
    found.set(key, entry);
    entry.mentions += 1;
    for (const provision of provisions) entry.provisions.add(provision);
  };
  const defined = readDefinedActs(plain);
  for (const citation of citations) {
    if (citation.kind !== 'provision' || citation.status === 'impossible') continue;
    const family = familyOf(citation, decidedIn) || definedName(citation, plain, defined);
    if (family !== '') add(family, splitProvision(citation));
  }
  for (const title of findActTitles(plain)) add(title.name, []);
  return joinUndated([...found.values()])
    .sort((left, right) => right.mentions - left.mentions)
    .slice(0, MAX_ACTS)
    .map(({ act, provisions, mentions }) => ({
      act,
      mentions,
      provisions: [...provisions].sort(byNumber).slice(0, MAX_PROVISIONS),
    }));
}

/** `I.T. Act` meant the Income-tax Act until the act on information technology, and often still does. */
function familyOf({ family, text }: Citation, decidedIn: number | null): string {
  if (!family.startsWith('IT Act') || /technology/i.test(text)) return family;
  const year = Number(family.slice(7)) || decidedIn;
  if (year === null) return '';
  return year < 2000 ? family.replace('IT Act', 'Income Tax Act') : family.includes('2000') ? family : '';
}

/** `section 4 of the Act`, if the judgment has defined `the Act` before. */
function definedName(citation: Citation, plain: string, defined: ReturnType<typeof readDefinedActs>): string {
  const word = /^,?\s{1,2}(?:of|under|in)\sthe\s(?:said\s)?(Act|Code)\b(?!\s(?:of|No))/.exec(
    plain.slice(citation.end, citation.end + 24),
  )?.[1];
  const act = defined.get(word ?? '');
  return act !== undefined && act.from < citation.start ? act.name : '';
}

type Entry = { act: NamedAct; provisions: Set<string>; mentions: number };

/** A title without its year is the one act of that name which the judgment names with its year. */
function joinUndated(entries: readonly Entry[]): Entry[] {
  const dated = Map.groupBy(
    entries.filter(({ act }) => act.year !== ''),
    ({ act }) => act.key,
  );
  return entries.filter((entry) => {
    const [only, other] = dated.get(entry.act.key) ?? [];
    if (entry.act.year !== '' || only === undefined || other !== undefined) return true;
    only.mentions += entry.mentions;
    for (const provision of entry.provisions) only.provisions.add(provision);
    return false;
  });
}

const collator = new Intl.Collator('en', { numeric: true });

function byNumber(left: string, right: string): number {
  return collator.compare(left, right);
}
