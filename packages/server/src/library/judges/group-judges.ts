import { editDistance } from '../completions/edit-distance.js';
import type { JudgeDecision, PrintedJudge } from './judge.js';
import { isSurnameAlone } from './judge-keys.js';
import { soundOfName } from './judge-sounds.js';
import { type JudgeName, readJudgeName } from './read-judge-name.js';

/** The spellings of one key, and where they are printed. */
export interface JudgeKey {
  readonly key: string;
  readonly read: readonly JudgeName[];
  readonly printed: readonly PrintedJudge[];
  readonly documents: number;
  /** By court, the first and the last year. */
  readonly terms: ReadonlyMap<number, { readonly from: number; readonly to: number }>;
}

/** Years between two terms of one judge: a report may print a name late. */
const APART = 5;
/** Letters of a surname, beside initials, in which one letter may be misread: with one initial, and with more. */
const LONG_WITH_ONE = 8;
const LONG_WITH_MORE = 6;
/** Letters of a name without initials in which one letter may be misread. */
const LONG_ALONE = 10;
/** Letters of a given name of which one may differ: `Bhuvneshwar` and `Bhuvaneshwar`. */
const LONG_GIVEN = 6;
/** Letters of the longest name in which a misread one is looked for. */
const LONGEST = 60;
/**
 * Names that may be those of one judge. No court prints one in so many spellings: with more, which belong together is not sure, and
 * to compare each with each would take minutes.
 */
const MOST_ALIKE = 16;

/**
 * Groups the keys of printed names to judges. Names of one key are one judge. Keys are joined if they meet in a court, and
 * no other judge could be meant: given names and their initials, a name without its initials, one misread letter beside
 * equal initials, and words that sound alike beside them. Different initials are different judges. What an editor has joined or parted comes first.
 */
export function groupJudges(
  printed: readonly PrintedJudge[],
  decisions: readonly JudgeDecision[],
): readonly (readonly JudgeKey[])[] {
  const keys = readKeys(printed);
  const groups = openGroups(keys, decisions);
  const several = [...keys.values()].filter(({ read }) => !read.some(isSurnameAlone));
  const crowded = joinMisread(several, groups);
  joinRespelt(
    several.filter((key) => !crowded.has(key)),
    groups,
  );
  joinShort(several, groups);
  joinWithoutInitials(several, groups);
  return groups.all();
}

function readKeys(printed: readonly PrintedJudge[]): ReadonlyMap<string, JudgeKey> {
  const names = new Map([...new Set(printed.map(({ name }) => name))].map((name) => [name, readJudgeName(name)]));
  const byKey = Map.groupBy(printed, ({ name }) => names.get(name)?.key ?? '');
  byKey.delete('');
  return new Map(
    [...byKey].map(([key, own]) => {
      const read = [...new Set(own.map(({ name }) => name))].flatMap((name) => names.get(name) ?? []);
      const documents = own.reduce((sum, one) => sum + one.documents, 0);
      return [key, { key, read, printed: own, documents, terms: termsOf(own) }];
    }),
  );
}

function termsOf(printed: readonly PrintedJudge[]): JudgeKey['terms'] {
  return new Map(
    [...Map.groupBy(printed, ({ courtId }) => courtId)].map(([courtId, own]) => {
      const years = own.map(({ year }) => year).filter((year) => year > 0);
      return [courtId, { from: Math.min(...years), to: Math.max(...years) }];
    }),
  );
}

interface Groups {
  join(one: JudgeKey, other: JudgeKey): void;
  of(key: JudgeKey): readonly JudgeKey[];
  all(): readonly (readonly JudgeKey[])[];
}

/** Groups that never join two keys which an editor has parted. */
function openGroups(keys: ReadonlyMap<string, JudgeKey>, decisions: readonly JudgeDecision[]): Groups {
  const groupOf = new Map([...keys].map(([key, own]) => [key, [own]]));
  const parted = new Map<string, Set<string>>();
  for (const { oneKey, otherKey, isJoined } of decisions) {
    if (isJoined) continue;
    parted.set(oneKey, (parted.get(oneKey) ?? new Set()).add(otherKey));
    parted.set(otherKey, (parted.get(otherKey) ?? new Set()).add(oneKey));
  }
  const join = (one: string, other: string): void => {
    const [own, their] = [groupOf.get(one), groupOf.get(other)];
    if (own === undefined || their === undefined || own === their) return;
    if (own.some(({ key }) => their.some((each) => parted.get(key)?.has(each.key)))) return;
    own.push(...their);
    for (const { key } of their) groupOf.set(key, own);
  };
  for (const { oneKey, otherKey, isJoined } of decisions) if (isJoined) join(oneKey, otherKey);
  return {
    join: (one, other) => join(one.key, other.key),
    of: ({ key }) => groupOf.get(key) ?? [],
    all: () => [...new Set(groupOf.values())],
  };
}

/** Whether two names are printed by one court at one time. */
export function meet(one: JudgeKey, other: JudgeKey): boolean {
  return [...one.terms].some(([courtId, { from, to }]) => {
    const theirs = other.terms.get(courtId);
    return theirs !== undefined && from <= theirs.to + APART && theirs.from <= to + APART;
  });
}

/** `J.S. Verma` and `Jagdish Saran Verma`, if no other name has these initials there. */
function joinShort(keys: readonly JudgeKey[], groups: Groups): void {
  const byShort = new Map<string, JudgeKey[]>();
  for (const key of keys)
    for (const short of new Set(key.read.map((each) => each.short))) if (short !== '') addTo(byShort, short, key);
  for (const alike of byShort.values()) {
    const metBy = meetings(alike);
    // `A.N. Sen` may be Amarendra Nath or Ajit Narayan: then it is neither.
    const isSure = (one: JudgeKey) => {
      const met = metBy.get(one);
      return met !== undefined && agreeAll([one, ...met], groups);
    };
    for (const one of alike.filter(isSure))
      for (const other of [...(metBy.get(one) ?? [])].filter(isSure)) groups.join(one, other);
  }
}

/** The names that each name meets; a name that meets too many has no entry. */
function meetings(alike: readonly JudgeKey[]): ReadonlyMap<JudgeKey, ReadonlySet<JudgeKey>> {
  const byCourt = new Map<number, JudgeKey[]>();
  for (const key of alike) for (const courtId of key.terms.keys()) addTo(byCourt, courtId, key);
  const metBy = new Map<JudgeKey, ReadonlySet<JudgeKey>>();
  for (const one of alike) {
    const met = metAmong(one, byCourt);
    if (met.size < MOST_ALIKE) metBy.set(one, met);
  }
  return metBy;
}

/** At most as many as are too many. */
function metAmong(one: JudgeKey, byCourt: ReadonlyMap<number, readonly JudgeKey[]>): ReadonlySet<JudgeKey> {
  const met = new Set<JudgeKey>();
  for (const courtId of one.terms.keys())
    for (const other of byCourt.get(courtId) ?? []) {
      if (other === one || !meet(one, other)) continue;
      met.add(other);
      if (met.size === MOST_ALIKE) return met;
    }
  return met;
}

/** Adds to the list of a key. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

const agreeAll = (keys: readonly JudgeKey[], groups: Groups): boolean =>
  keys.every((one, at) =>
    keys.slice(at + 1).every((other) => groups.of(one) === groups.of(other) || mayAgree(one, other)),
  );

/** Whether the given names of two names can be those of one person: an initial agrees with every name that it begins. */
function mayAgree(one: JudgeKey, other: JudgeKey): boolean {
  return one.read.some((own) =>
    other.read.some((their) => {
      const [first, second] = [givenOf(own), givenOf(their)];
      return first.every((name) =>
        second.some((word) => name.startsWith(word) || word.startsWith(name) || isLongMisread(name, word)),
      );
    }),
  );
}

/** The given names that are printed in full. */
const givenOf = ({ words, short }: JudgeName): readonly string[] => {
  const surname = short.split(' ')[1] ?? '';
  const full = words.filter((word) => !surname.includes(word));
  const letters = Array.from(short.split(' ')[0] ?? '');
  return [...full, ...letters.filter((letter) => !full.some((word) => word.startsWith(letter)))];
};

/** `Chinnappa Reddy`, if one judge there has this name with initials. */
function joinWithoutInitials(keys: readonly JudgeKey[], groups: Groups): void {
  const byLetters = Map.groupBy(keys, ({ key }) => lettersOf(key));
  for (const [letters, alike] of byLetters) {
    const bare = alike.find(({ key }) => key === letters);
    if (bare === undefined) continue;
    const met = new Set(alike.filter((other) => other !== bare && meet(bare, other)).map((other) => groups.of(other)));
    const [only] = met;
    if (met.size === 1 && only?.[0] !== undefined) groups.join(only[0], bare);
  }
}

/** `Vaidyialingam, C.A.` and `Vaidialingam, C.A.`, if the letter can be that of no second judge. Returns the names with too many like them. */
function joinMisread(keys: readonly JudgeKey[], groups: Groups): ReadonlySet<JudgeKey> {
  const alike = spelledAlike(keys);
  const isCrowded = ({ length }: readonly SpelledKey[]) => length > MOST_ALIKE;
  const crowded = new Set(alike.filter(isCrowded).flatMap((place) => place.map(({ key }) => key)));
  const near = nearKeys(alike.filter((place) => !isCrowded(place)));
  for (const [one, others] of near) {
    if (others.size >= MOST_ALIKE) crowded.add(one);
    if (crowded.has(one)) continue;
    const isOne = [...others].every((other) =>
      [...others].every((third) => groups.of(other) === groups.of(third) || near.get(other)?.has(third)),
    );
    if (isOne) for (const other of others) groups.join(other, one);
  }
  return crowded;
}

/** `C.K. Thakkar` and `C.K. Thakker`, if all who are spelt so can be one judge. */
function joinRespelt(keys: readonly JudgeKey[], groups: Groups): void {
  const bySound = new Map<string, JudgeKey[]>();
  for (const key of keys)
    for (const sound of new Set(key.read.map(soundOf))) if (sound !== '') addTo(bySound, sound, key);
  for (const alike of bySound.values()) {
    const metBy = meetings(alike);
    for (const [one, met] of metBy) {
      const all = [...new Set([one, ...met].flatMap((each) => groups.of(each)))];
      if (all.length <= MOST_ALIKE && agreeAll(all, groups)) for (const other of met) groups.join(one, other);
    }
  }
}

/** The sounds of a name's words, in any order, with its initials; empty for a word alone. */
const soundOf = ({ words, initials }: JudgeName): string =>
  words.length + initials.length < 2 ? '' : `${words.map(soundOfName).toSorted().join(' ')} ${initials}`;

interface SpelledKey {
  readonly key: JudgeKey;
  readonly letters: string;
}

/**
 * The keys of which one letter differs. Compared as printed: a wrong letter may turn the least rotation. Of too many, not all are
 * compared.
 */
function nearKeys(places: readonly (readonly SpelledKey[])[]): ReadonlyMap<JudgeKey, ReadonlySet<JudgeKey>> {
  const near = new Map(places.flatMap((place) => place.map(({ key }) => [key, new Set<JudgeKey>()])));
  for (const place of places) {
    for (const [at, { key, letters }] of place.entries()) {
      const own = near.get(key);
      for (const other of place.slice(0, at)) {
        const their = near.get(other.key);
        if (own === undefined || their === undefined || other.key === key || own.has(other.key)) continue;
        if (own.size >= MOST_ALIKE && their.size >= MOST_ALIKE) continue;
        if (!meet(key, other.key) || !isMisread(letters, other.letters)) continue;
        own.add(other.key);
        their.add(key);
      }
    }
  }
  return near;
}

/** Names with equal initials, long enough for a misread letter, by what remains of their letters without one; in twos and more. */
function spelledAlike(keys: readonly JudgeKey[]): readonly (readonly SpelledKey[])[] {
  const byRest = new Map<string, SpelledKey[]>();
  for (const key of keys)
    for (const letters of new Set(key.read.map(({ words }) => words.join('')))) {
      if (letters.length > LONGEST || letters.length < leastOf(key)) continue;
      for (const rest of withoutOneLetter(letters)) addTo(byRest, `${initialsOf(key.key)} ${rest}`, { key, letters });
    }
  return [...byRest.values()].filter(({ length }) => length > 1);
}

/** Letters of a name from which on one of them may be misread. */
function leastOf({ key }: JudgeKey): number {
  const initials = initialsOf(key);
  if (initials === '') return LONG_ALONE;
  return initials.length === 1 ? LONG_WITH_ONE : LONG_WITH_MORE;
}

/** A text, and what remains of it without each of its letters: two texts of which one letter differs share one. */
const withoutOneLetter = (text: string): ReadonlySet<string> =>
  new Set([text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))]);

/** Whether at most one letter of two texts differs. */
export const isMisread = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 1 && editDistance(one, other) <= 1;

const isLongMisread = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= LONG_GIVEN && isMisread(one, other);

const lettersOf = (key: string): string => key.split(' ')[0] ?? '';
const initialsOf = (key: string): string => key.split(' ')[1] ?? '';
