import { isSameWord } from './same-word.js';
import { inEnglish } from './in-english.js';
import { isKnownName, tellsApart } from './known-names.js';
import { type PartySegment, partyWords, type PartyWords } from './party-words.js';

/**
 * Result of comparing two cause titles. `same`: each party that both name is the same. `one-differs`: one is the same,
 * the other is not. `both-differ`: no party is the same. `not-known`: nothing in them identifies a party.
 */
export type NameComparison = 'same' | 'one-differs' | 'both-differ' | 'not-known';

/** How two parties compare: by a name of their own, only by an office or a place, or not; undefined if one is missing. */
type Likeness = 'name' | 'office' | 'none' | undefined;

/** Between the parties. */
const VERSUS = /\s-?(?:v\.?|[vV][sS]\.?|[vV]\/[sS]\.?|[vV]ersus|VERSUS|banam|बनाम)-?\s/;
/** A capital `V.` counts only if there is nothing else, and the more if no initial is before it: it may be one itself. */
const CAPITALS = [/(?<![\s.][A-Z]\.?)(?<!^[A-Z]\.?)\sV\.?\s/, /\sV\.?\s/];

/** Characters of a title that are compared, four times the longest cause title of an index. Each word is compared with each. */
const LONGEST_TITLE = 1_000;

/** Divides a cause title between its parties: at most two, with what stands between them. */
export function sidesOfTitle(title: string): { readonly parties: readonly string[]; readonly between: string } {
  const versus = [VERSUS, ...CAPITALS].map((form) => form.exec(title)).find((match) => match !== null);
  if (!versus) return { parties: [title], between: '' };
  const [between] = versus;
  return { parties: [title.slice(0, versus.index), title.slice(versus.index + between.length)], between };
}

function partiesOf(printed: string): readonly PartyWords[] {
  const { parties: sides } = sidesOfTitle(inEnglish(printed));
  return sides.filter((party) => /[a-z]/i.test(party)).map(partyWords);
}

const namesOf = ({ own, common, trade }: PartyWords): readonly string[] => [...own, ...common, ...trade];

/** `ONGC` or `O.N.G.C.` for `Oil and Natural Gas Corporation`: the only name of the one, and a body of several words. */
function isShortFor(one: PartyWords, other: PartyWords): boolean {
  const [only, ...more] = namesOf(one);
  const short = [...one.runs, ...(only !== undefined && more.length === 0 ? [only] : [])];
  const isBody = namesOf(other).length > 0 && (other.segments[0]?.isBody === true || other.general.size > 0);
  if (isBody && short.some((word) => word.length > 2 && other.letters.startsWith(word))) return true;
  if (namesOf(one).length === 0 && one.runs.some((run) => other.own.includes(run) && namesOf(other).length === 1))
    return true;
  return namesOf(one).length === 0 && namesOf(other).length === 0 && one.runs.some((run) => other.runs.includes(run));
}

/** Returns how many words of `many` from a place are one word of `few`, or 0: `Fire Stone` for `Firestone`. */
const joinedAt = (word: string, many: readonly string[], at: number): number =>
  [2, 3].find((count) => at + count <= many.length && isSameWord(word, many.slice(at, at + count).join(''))) ?? 0;

/** Shortest name that is misprinted in one letter where it is the only one of the party. */
const MIN_FUZZY_ALONE = 6;

/** Returns the places in `many` of all names of `few`, or undefined if one is missing. */
function placesOf(
  few: readonly string[],
  many: readonly string[],
  fuzzyFrom?: number,
): ReadonlySet<number> | undefined {
  const taken = new Set<number>();
  for (let at = 0; at < few.length; at += 1) {
    const word = few[at] ?? '';
    const place = many.findIndex((their, index) => !taken.has(index) && isSameWord(word, their, fuzzyFrom));
    if (place >= 0) {
      taken.add(place);
      continue;
    }
    const split = many.findIndex((_, index) => joinedAt(word, many, index) > 0);
    if (split >= 0) {
      for (let count = joinedAt(word, many, split); count > 0; count -= 1) taken.add(split + count - 1);
      continue;
    }
    const joined = many.findIndex((their, index) => !taken.has(index) && joinedAt(their, few, at) > 0);
    if (joined < 0) return undefined;
    taken.add(joined);
    at += joinedAt(many[joined] ?? '', few, at) - 1;
  }
  return taken;
}

/** Whether the initials of a name stand for names or initials of the other that are left. */
function agreesInInitials(few: PartySegment, many: PartySegment, taken: ReadonlySet<number>): boolean {
  const left = [...many.initials, ...many.names.filter((_, index) => !taken.has(index)).map((word) => word.charAt(0))];
  return few.initials.every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether all names of the one are names of the other, and these tell it apart. */
function isNamedIn(few: PartySegment, many: PartySegment): boolean {
  const taken = placesOf(few.names, many.names, few.names.length === 1 ? MIN_FUZZY_ALONE : undefined);
  if (!taken) return false;
  const isAll = taken.size === many.names.length;
  if (!agreesInInitials(few, many, taken) && !(isAll && agreesInInitials(many, few, new Set(few.names.keys()))))
    return false;
  if (few.isBody !== many.isBody && !isAll && few.names.length < 2 && !many.isBody) return false;
  if (isAll) return true;
  if (![...few.general].every((word) => many.general.has(word))) return false;
  const telling = few.names.filter(tellsApart);
  if (telling.length === 0) return false;
  if (telling.length > 1) return true;
  const [word = ''] = telling;
  if (many.isBody) return !isKnownName(word) && isSameWord(word, many.names[0] ?? '');
  // The last name is the surname; the first alone is shared by many.
  const last = many.names.findLastIndex(tellsApart);
  return taken.has(last);
}

function sharesSegment(one: PartyWords, other: PartyWords): boolean {
  const isTrade = (party: PartyWords) => party.own.length + party.common.length === 0;
  if (isTrade(one) || isTrade(other)) return isTrade(one) && isTrade(other) && sharesTrade(one, other);
  return one.segments.some((ours, at) =>
    other.segments.some((theirs, place) => {
      if (ours.general.size > 0 && theirs.general.size > 0 && !isPart(ours.general, theirs.general)) return false;
      if (one.isAlias && other.isAlias && at + place > 0) return false;
      // The whole of a list agrees only with the whole.
      const isList = (at === 0 && one.segments.length > 1) || (place === 0 && other.segments.length > 1);
      if (isList && ours.names.length !== theirs.names.length) return false;
      return isNamedIn(ours, theirs) || isNamedIn(theirs, ours);
    }),
  );
}

function sharesTrade(one: PartyWords, other: PartyWords): boolean {
  return one.trade.length > 0 && one.trade.every((word) => other.trade.includes(word)) && isSameTrade(one, other);
}

/** Firms and bodies with only frequent words are the same only if these and their places are. */
function isSameTrade(one: PartyWords, other: PartyWords): boolean {
  if (namesOf(one).length !== namesOf(other).length) return false;
  return one.trade.length > 1
    ? isPart(one.general, other.general)
    : one.general.size === other.general.size && isPart(one.general, other.general);
}

/** Whether one of two sets contains the other. */
function isPart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((word) => other.has(word)) || [...other].every((word) => one.has(word));
}

function likenessOf(one: PartyWords | undefined, other: PartyWords | undefined): Likeness {
  if (!one || !other) return undefined;
  const likeness = likenessOfWhole(one, other);
  if (likeness !== 'none' || !one.withoutPlace === !other.withoutPlace) return likeness;
  // One text may name the place of a body, the other not: `Electricity Board, Patiala`.
  const placed = likenessOfWhole(one.withoutPlace ?? one, other.withoutPlace ?? other);
  return placed === 'office' && one.withoutPlace ? 'none' : placed;
}

function likenessOfWhole(one: PartyWords, other: PartyWords): Likeness {
  if (isShortFor(one, other) || isShortFor(other, one) || sharesSegment(one, other)) return 'name';
  if (
    isOfficeOf(one, other) ||
    hasSameInitials(one, other) ||
    isOfficeInShort(one, other) ||
    isOfficeInShort(other, one)
  )
    return 'office';
  return isNobody(one) || isNobody(other) ? undefined : 'none';
}

/**
 * `State` agrees with `State of Haryana`, but a text that names more than the title says (`Collector, Raipur` for
 * `Collector`) may mean another. `Union of India` is no `State Transport Undertaking`, which has a name of its own.
 */
const isOfficeOf = (named: PartyWords, title: PartyWords): boolean =>
  named.isOffice &&
  title.isOffice &&
  named.general.has('india') === title.general.has('india') &&
  [...named.general].every((word) => title.general.has(word)) &&
  placesOf(namesOf(named), namesOf(title)) !== undefined;

/** `MCD` for `Municipal Corporation of Delhi`, in which no word is a name. */
const isOfficeInShort = (one: PartyWords, other: PartyWords): boolean =>
  other.isOffice && [...one.runs, ...namesOf(one)].join('') === other.letters;

/** Parties with initials only: `X v. Y`. */
const hasSameInitials = (one: PartyWords, other: PartyWords): boolean =>
  [one, other].every((party) => party.initials.length > 0 && namesOf(party).length + party.general.size === 0) &&
  one.initials.join('') === other.initials.join('');

const isNobody = (party: PartyWords): boolean =>
  namesOf(party).length + party.general.size + party.initials.length === 0;

const WEIGHT = { name: 3, office: 1, none: -2 } as const;
const weigh = (sides: readonly Likeness[]): number =>
  sides.reduce((sum, side) => sum + (side === undefined ? 0 : WEIGHT[side]), 0);

/** The parties of a cause title, read once for many comparisons. */
export type CaseName = readonly PartyWords[];

/** Reads the parties of a cause title. Reading takes ten times as long as comparing. */
export const readCaseName = (title: string): CaseName => partiesOf(title.slice(0, LONGEST_TITLE));

/** Compares the parties in the order in which they agree better: an appeal may name them the other way round. */
function sidesOf(one: string | CaseName, other: string | CaseName): readonly Likeness[] {
  const read = (name: string | CaseName) => (typeof name === 'string' ? readCaseName(name) : name);
  const [first, second] = read(one);
  const [their, theirSecond] = read(other);
  const straight = [likenessOf(first, their), likenessOf(second, theirSecond)];
  const crossed = [likenessOf(first, theirSecond), likenessOf(second, their)];
  // Of two relatives, each has the names that the other shares.
  return !straight.includes('name') && weigh(crossed) > weigh(straight) ? crossed : straight;
}

/**
 * Compares two cause titles, for example of a brief and of a judgment. A party agrees by a word of its own; different
 * spellings, initials, aliases and short names are allowed for. An office or a place (`State of Haryana`) agrees only
 * with the same one and never decides alone.
 */
export function compareCaseNames(one: string | CaseName, other: string | CaseName): NameComparison {
  const sides = sidesOf(one, other);
  if (sides.includes('none'))
    return sides.some((side) => side === 'name' || side === 'office') ? 'one-differs' : 'both-differ';
  return sides.includes('name') ? 'same' : 'not-known';
}

/** Whether a party has a word of the other that few parties have, or the shorter name is a part of the longer one. */
function sharesWord(one: PartyWords, other: PartyWords): boolean {
  if (one.own.some((word) => other.own.some((their) => isSameWord(word, their)))) return true;
  const [few, many] = [namesOf(one), namesOf(other)].toSorted((left, right) => left.length - right.length);
  return few !== undefined && many !== undefined && few.length > 0 && placesOf(few, many) !== undefined;
}

/**
 * Returns whether a court that names a case so can mean it: courts shorten names, so one word of a party is enough where a
 * number leads to the case. For a text that may invent names, use `compareCaseNames`.
 */
export const sharesParty = (one: string, other: string): boolean =>
  readCaseName(one).some((party) =>
    readCaseName(other).some((their) => sharesWord(party, their) || isShortFor(party, their)),
  );

/** Returns the words of each party of a cause title by which a search finds it; none for an office or a place. */
export const partyNames = (title: string): readonly (readonly string[])[] =>
  partiesOf(title)
    .map((party) => {
      const wanted = party.own.length > 0 ? party.own : namesOf(party);
      return party.printed.filter(({ means }) => means.some((one) => wanted.includes(one))).map(({ word }) => word);
    })
    .filter((names) => names.length > 0);
