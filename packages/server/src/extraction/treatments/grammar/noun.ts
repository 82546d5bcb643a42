import type { NamedCase, Token } from './tokens.js';
import { asides, verbs as treating } from './vocabulary.js';

/** What a verb treats. */
export interface Noun {
  /** The cases that it names. */
  readonly cases: readonly NamedCase[];
  /** Words that refer back: one judgment, several, or this many. */
  readonly pointer?: {
    readonly isPlural: boolean;
    readonly count: number;
    readonly start: number;
    readonly isBare?: boolean;
    /** "This view": of all judgments that the sentence before cites for it. */
    readonly isView?: boolean;
    /** "The first of these decisions", "the latter case": its index in the group; -1 for the last. */
    readonly ordinal?: number;
    /** "The decision" alone: of the case of the sentence before. */
    readonly isThe?: boolean;
  };
  /** True if it is an objection, plea, order and so on: no judgment is treated. */
  readonly isOther: boolean;
  /** Index of its first or last token, the one farther from the verb. */
  readonly edge: number;
  /** The case that acts on it in the sentence: `considered in # and overruled`. */
  readonly actor?: NamedCase;
}

export const NONE: Noun = { cases: [], isOther: false, edge: -1 };

/** Maximum tokens of a noun phrase, and of a clause between commas. */
export const LONGEST = 60;

export const plural = /s$/;

export const standingNouns = new Set(['correctness', 'soundness', 'authority']);

export const numbers = new Map([
  ['both', 2],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
]);

/** Determiners that refer to a judgment named before; `the decision` alone may be any. */
export const pointing = new Set(
  'that said this these those aforesaid above abovesaid abovementioned aforementioned both latter former same such'.split(
    ' ',
  ),
);

export const listGlue = new Set(
  ', ; and & or nor . ( ) [ ] : the that in of also case cases decision decisions judgment judgments supra ors anr another others reported at p pp page para as well v vs versus s i ii iii iv view both later earlier'.split(
    ' ',
  ),
);

export const signs = new Set(', ( ) [ ] . “ ” " \' ’ ‘ - – — & / *'.split(' '));

export function asideAt(tokens: readonly Token[], at: number): number {
  for (const words of asides) {
    if (words.every((word, index) => tokens[at + index]?.word === word)) return words.length;
  }
  return 0;
}

/** Short prepositions that an object may have in it: `the view taken by this Court from 1960 in #`. */
export const inner = new Set(['by', 'from', 'with', 'before', 'after', 'since', 'following']);

/** An adjective before the noun. */
export const isNounLike = (word: string): boolean =>
  /^(?:[a-z]+ly|[a-z]+(?:al|ous|ive|ing|ed|ic|ant|ent|ful))$/.test(word) && !treating.has(word);

export const relative = new Set(['which', 'that', 'who']);

export const firstVerbs = new Set('is are was were has have had been cannot can must does do did be stands'.split(' '));

/** Length of the aside that ends at a token; 0 if none does. */
export function asideEndingAt(tokens: readonly Token[], at: number): number {
  for (const words of asides) {
    const from = at - words.length + 1;
    if (from >= 0 && words.every((word, index) => tokens[from + index]?.word === word)) return words.length;
  }
  return 0;
}

/** `A, # and Nikhil Merchant #`, `# and Oswal Arts v. M/s. H. Madras #`: a name whose citation stands directly behind it. */
export function isNameOf(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.isCapital !== true && !nameLinks.has(tokens[at]?.word ?? '')) return false;
  let next = at;
  while (next - at < LONGEST_NAME && tokens[next]?.named === undefined && isOfName(tokens[next])) next += 1;
  return (
    next > at &&
    tokens[next]?.named !== undefined &&
    tokens.slice(Math.max(0, at - LONGEST_NAME), next).some(({ isCapital, word }) => isCapital && word.length > 2)
  );
}
const LONGEST_NAME = 14;
const nameLinks = new Set('v vs versus . & / of s m , ltd co and ors anr others another ( ['.split(' '));
const isOfName = (token: Token | undefined): boolean =>
  token !== undefined && (token.isCapital || nameLinks.has(token.word));

/** "The observations made in paras 11 and 12": of the judgment before. */
export const isOfParagraph = (tokens: readonly Token[], at: number, noun: Token): boolean =>
  noun.word === 'observations' &&
  tokens[at]?.word === 'the' &&
  tokens[at + 1] === noun &&
  tokens.slice(at + 2, at + 6).some(({ word }) => /^(?:paras?|paragraphs?)$/.test(word));

/** "The first of these decisions", "the last of the cases", "the latter decision". */
export function ordinalAt(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.word ?? '';
  if (word === 'latter' || word === 'former') return word === 'former' ? 0 : -1;
  return tokens[at + 1]?.word === 'of' ? ordinals.get(word) : undefined;
}
const ordinals = new Map([
  ['first', 0],
  ['second', 1],
  ['third', 2],
  ['last', -1],
]);

/** Several of them are mostly in one judgment. */
export const ofOneJudgment = /^(?:observations|principles|propositions|views|dicta)$/;

/** Words before a noun that refers back. */
export const determiners = new Set(
  'that the said this these those aforesaid above abovesaid abovementioned aforementioned both all same such earlier latter former two three four five'.split(
    ' ',
  ),
);
