import { isSameWord } from './same-word.js';
import { partyWords, type PartyWords } from './party-words.js';

/**
 * Result of comparing two cause titles. `same`: each party that both name is the same. `one-differs`: one is the same,
 * the other is not. `both-differ`: no party is the same. `not-known`: nothing in them identifies a party.
 */
export type NameComparison = 'same' | 'one-differs' | 'both-differ' | 'not-known';

/** How two parties compare: by a name of their own, only by an office or a place, or not; undefined if one is missing. */
type Likeness = 'name' | 'office' | 'none' | undefined;

/** Between the parties. A capital `V.` counts only if there is nothing else: it may be an initial. */
const VERSUS = /\s(?:v\.?|[vV][sS]\.?|[vV]\/[sS]\.?|[vV]ersus|VERSUS)\s/;
const CAPITAL = /\sV\.?\s/;

/** Characters of a title that are compared, four times the longest cause title of an index. Each word is compared with each. */
const LONGEST_TITLE = 1_000;

function partiesOf(title: string): readonly PartyWords[] {
  const versus = VERSUS.exec(title) ?? CAPITAL.exec(title);
  const sides = versus ? [title.slice(0, versus.index), title.slice(versus.index + versus[0].length)] : [title];
  return sides.filter((party) => /[a-z]/i.test(party)).map(partyWords);
}

const namesOf = ({ own, common, trade }: PartyWords): readonly string[] => [...own, ...common, ...trade];

/** Two or three words next to each other count as one too: `Fire Stone`. */
const joined = ({ printed }: PartyWords): readonly string[] =>
  printed.flatMap((_, at) =>
    [2, 3].map((count) =>
      printed
        .slice(at, at + count)
        .map(({ word }) => word)
        .join(''),
    ),
  );

function sharesOwnWord(one: PartyWords, other: PartyWords): boolean {
  const isJoined = (own: readonly string[], words: PartyWords) =>
    own.some((word) => word.length > 6 && joined(words).includes(word));
  return (
    one.own.some((word) => other.own.some((their) => isSameWord(word, their))) ||
    isJoined(one.own, other) ||
    isJoined(other.own, one)
  );
}

/** `ONGC` or `O.N.G.C.` for `Oil and Natural Gas Corporation`. */
function isShortFor(one: PartyWords, other: PartyWords): boolean {
  const short = [...one.runs, ...one.own.filter((word) => word.length > 2)];
  if (short.some((word) => other.letters.startsWith(word)) || one.runs.some((run) => other.own.includes(run)))
    return true;
  return namesOf(one).length === 0 && namesOf(other).length === 0 && one.runs.some((run) => other.runs.includes(run));
}

/** Common names decide only together: the shorter list must be part of the longer one, and no initial may contradict it. */
function sharesAllNames(one: PartyWords, other: PartyWords): boolean {
  const [few, many] = namesOf(one).length <= namesOf(other).length ? [one, other] : [other, one];
  const names = namesOf(few);
  const theirs = namesOf(many);
  const isExact = (word: string) => few.common.includes(word) || many.common.includes(word);
  const isIn = (word: string) => theirs.some((their) => isSameWord(word, their, isExact(word) || isExact(their)));
  if (names.length === 0 || !names.every(isIn)) return false;
  if (names.length === few.trade.length) return isSameTrade(few, many);
  const firsts = new Set([...theirs.map((word) => word.charAt(0)), ...many.initials]);
  return few.initials.every((letter) => firsts.has(letter));
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
  // One text may name the place of a body, the other not: `Electricity Board, Patiala`.
  return likeness === 'none' && !one.withoutPlace !== !other.withoutPlace
    ? likenessOfWhole(one.withoutPlace ?? one, other.withoutPlace ?? other)
    : likeness;
}

function likenessOfWhole(one: PartyWords, other: PartyWords): Likeness {
  if (sharesOwnWord(one, other) || isShortFor(one, other) || isShortFor(other, one)) return 'name';
  if (sharesAllNames(one, other)) return 'name';
  // `State` and `State of Haryana`; but `Union of India` is no `State Transport Undertaking`, which has a name of its own.
  if (one.isOffice && other.isOffice && isPart(one.general, other.general)) return 'office';
  return namesOf(one).length + one.general.size === 0 || namesOf(other).length + other.general.size === 0
    ? undefined
    : 'none';
}

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
  return weigh(crossed) > weigh(straight) ? crossed : straight;
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

/** Returns whether two cause titles share a party with a name of its own. */
export const sharesParty = (one: string, other: string): boolean => sidesOf(one, other).includes('name');

/** Returns the words of each party of a cause title by which a search finds it; none for an office or a place. */
export const partyNames = (title: string): readonly (readonly string[])[] =>
  partiesOf(title)
    .map((party) => {
      const wanted = party.own.length > 0 ? party.own : namesOf(party);
      return party.printed.filter(({ means }) => means.some((one) => wanted.includes(one))).map(({ word }) => word);
    })
    .filter((names) => names.length > 0);
