import type { Token } from './tokens.js';
import { adverbs, auxiliaries, modals, negations, passives } from './vocabulary.js';

/** The words around a verb that say when, whether and by whom: `has since been expressly overruled`. */
export interface VerbGroup {
  /** Index of its first token. */
  readonly first: number;
  /** The verb's subject is what it treats. */
  readonly isPassive: boolean;
  readonly isNegated: boolean;
  /** `may`, `would`: not said to be so. */
  readonly isPossible: boolean;
  /** `must be taken to be`: the court says how it stands. */
  readonly isDeemed: boolean;
  readonly isInfinitive: boolean;
  /** `is`, `stands`, `must be`: the sentence itself does it, unless it names another. */
  readonly isPresent: boolean;
  /** `hereby`. */
  readonly isHereby: boolean;
  readonly hasAuxiliary: boolean;
}

/** Participles joined with the verb: `considered and overruled`. */
const joined = new Set(
  'considered discussed examined reviewed reconsidered explained disapproved dissented doubted distinguished noticed reversed followed approved referred overruled modified disagreed differed rejected'.split(
    ' ',
  ),
);
/** Words between two joined verbs. */
const joints = new Set(['and', 'or', ',', 'but']);
/** Maximum tokens of a group, and of an adverbial phrase between commas. */
const LONGEST = 24;
const ASIDE = 7;

/** Reads the words to the left of a verb that belong to it. `more` are further words of a predicate: `lay down the`. */
export function verbGroup(tokens: readonly Token[], verb: number, more?: ReadonlySet<string>): VerbGroup {
  const words: string[] = [];
  let first = verb;
  for (let at = verb - 1; at >= 0 && verb - at < LONGEST; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.named !== undefined) break;
    const { word } = token;
    if (word === ',' || word === ')') {
      const opening = asideStart(tokens, at);
      if (opening === undefined) break;
      at = opening;
      continue;
    }
    if (joints.has(word) && isReferredTo(tokens, at - 1)) at -= 2;
    else if (isPart(word, more)) words.push(word);
    else if (joints.has(word) && joined.has(tokens[at - 1]?.word ?? '')) at -= 1;
    else if (word === 'from' && tokens[at - 1]?.word === 'dissented') at -= 1;
    else if (word === 'set' && tokens[verb]?.word === 'aside') words.push('');
    else break;
    first = at;
  }
  while (first < verb && !startsGroup(tokens[first]?.word ?? '')) first += 1;
  const own = words.slice(0, words.length).filter((word) => word !== '');
  const has = (set: ReadonlySet<string>): boolean => own.some((word) => set.has(word));
  const isDeemed = own.some((word) => deemed.has(word));
  return {
    first,
    isPassive: has(passives),
    isNegated: (has(negations) && !own.includes('only')) || own.includes('ceased') || own.includes('ceases'),
    isPossible:
      ((has(modals) && !own.includes('must')) || (isYetToBe(own) && !isDeemed)) &&
      !(isDeemed && (own.includes('cannot') || own.includes('can') || own.includes('will'))),
    isDeemed,
    isInfinitive: own[0] === 'to' || (own[0]?.endsWith('ly') === true && own[1] === 'to'),
    isPresent: !own.some((word) => past.has(word)) || own.some((word) => now.has(word)) || own.includes('must'),
    isHereby: own.includes('hereby'),
    hasAuxiliary: has(auxiliaries),
  };
}

/** `referred to and followed`. */
const isReferredTo = (tokens: readonly Token[], last: number): boolean =>
  /^(?:to|from|on|upon)$/.test(tokens[last]?.word ?? '') &&
  /^(?:referred|dissented|relied|adverted)$/.test(tokens[last - 1]?.word ?? '');

/** "Has to be approved", "is to be followed"; not "must be". Words are in reverse order. */
const isYetToBe = (words: readonly string[]): boolean =>
  words.includes('be') &&
  words[words.indexOf('be') + 1] === 'to' &&
  words[words.indexOf('be') + 2]?.startsWith('cease') !== true;

const deemed = new Set('deemed taken considered treated regarded held declared said'.split(' '));
const past = new Set('was were been had stood has have having'.split(' '));
const now = new Set('is are stand stands hereby'.split(' '));

const isPart = (word: string, more: ReadonlySet<string> | undefined): boolean =>
  auxiliaries.has(word) || adverbs.has(word) || (word.length > 3 && word.endsWith('ly')) || more?.has(word) === true;

/** A group begins with an auxiliary, an adverb in `-ly`, `to` or a word such as `hereby`; not with `the` or `our`. */
const startsGroup = (word: string): boolean =>
  (auxiliaries.has(word) && word !== 'as' && word !== 'held') ||
  (word.length > 3 && word.endsWith('ly')) ||
  starters.has(word);
const starters = new Set(
  'lay lays laid state states declare declares represent represents reflect reflects constitute constitutes remain remains also since now already thus therefore hereby hence later then to no not'.split(
    ' ',
  ),
);

/** `is, therefore, overruled`: where the aside between two commas begins; undefined if these are not such commas. */
function asideStart(tokens: readonly Token[], closing: number): number | undefined {
  const sign = tokens[closing]?.word === ')' ? '(' : ',';
  for (let at = closing - 1; at >= 0 && closing - at <= ASIDE; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.named !== undefined) return undefined;
    if (token.word === sign) {
      const before = tokens[at - 1]?.word ?? '';
      return auxiliaries.has(before) || before.endsWith('ly') ? at : undefined;
    }
  }
  return undefined;
}
