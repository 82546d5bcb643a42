import {
  LONGEST,
  NONE,
  type Noun,
  asideAt,
  inner,
  isNameOf,
  isNounLike,
  listGlue,
  numbers,
  plural,
  pointing,
  signs,
} from './noun.js';
import { isCommonName } from './party-words.js';
import type { NamedCase, Token } from './tokens.js';
import { judgmentNouns, nounGlue, otherNouns, pointedNouns } from './vocabulary.js';

/** `, with great respect,` between a verb and its object: where the object begins. */
function behindRespect(tokens: readonly Token[], from: number): number {
  const first = tokens[from]?.word === ',' ? from + 1 : from;
  if (tokens[first]?.word !== 'with') return from;
  const respect = tokens.slice(first, first + RESPECT).findIndex(({ word }) => /^(?:respects?|deference)$/.test(word));
  if (respect === -1) return from;
  const behind = first + respect + 1;
  return tokens[behind]?.word === ',' ? behind + 1 : behind;
}
const RESPECT = 6;

/** Reads the noun phrase that begins at a token: the object of an active verb. */
export function nounAfter(tokens: readonly Token[], begin: number, uncitedNames?: 'any' | 'behind in'): Noun {
  const from = behindRespect(tokens, begin);
  let noun: string | undefined;
  let start = -1;
  let count = 0;
  let points = false;
  for (let at = from; at < tokens.length && at - from < LONGEST; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const { word, named } = token;
    if (named !== undefined) {
      if (noun !== undefined && otherNouns.has(noun)) return { ...NONE, isOther: true };
      return { cases: listOfCases(tokens, at), isOther: false, edge: at };
    }
    if (asideAt(tokens, at) > 0 && !inner.has(word)) break;
    if (noun === undefined && otherNouns.has(word)) return { ...NONE, isOther: true };
    if (judgmentNouns.has(word)) {
      noun ??= word;
      if (start === -1) start = token.start;
      if (points && pointedNouns.has(word) && !isContinued(tokens, at + 1))
        return {
          ...NONE,
          pointer: { isPlural: plural.test(word) && word !== 'ratios', count, start: token.start },
          edge: at,
        };
    } else if (word === 'same' && at - from <= 1 && !judgmentNouns.has(tokens[at + 1]?.word ?? '')) {
      return { ...NONE, pointer: { isPlural: false, count: 0, start: token.start }, edge: at };
    } else if ((word === 'it' || word === 'them') && at === from) {
      return { ...NONE, pointer: { isPlural: word === 'them', count: 0, start: token.start }, edge: at };
    }
    if (pointing.has(word)) points = true;
    count = numbers.get(word) ?? count;
    if (word === 'and' && at > from && isVerb(tokens[at + 1]?.word ?? '')) break;
    // "But the Privy Council overruled that."
    if (word === 'that' && at === from && /^(?:[.,;[(]|#)?$/.test(tokens[at + 1]?.word ?? ''))
      return { ...NONE, pointer: { isPlural: false, count: 0, start: token.start }, edge: at };
    // "Overruled the decision in Kesavan": a name that the text does not cite.
    if (
      uncitedNames !== undefined &&
      noun !== undefined &&
      tokens[at - 1]?.word === 'in' &&
      token.isCapital &&
      !nounGlue.has(word) &&
      (uncitedNames === 'any' ||
        (word.length > 4 &&
          !isCommonName(word) &&
          !otherNouns.has(word) &&
          !/^(?:article|section|order|chapter|entry|schedule)/.test(word)))
    )
      return { ...NONE, cases: [uncited(tokens, at)], edge: at };
    // "Overruled Kesavan and approved …": a name that the text does not cite.
    if (noun === undefined && uncitedNames === 'any' && token.isCapital && !nounGlue.has(word))
      return { ...NONE, cases: [uncited(tokens, at)], edge: at };
    if (word === 'that' && !judgmentNouns.has(tokens[at + 1]?.word ?? '') && !nounGlue.has(tokens[at + 1]?.word ?? ''))
      break;
    if (
      !nounGlue.has(word) &&
      !judgmentNouns.has(word) &&
      !signs.has(word) &&
      !token.isCapital &&
      !/^\d+$/.test(word)
    ) {
      if (noun === undefined && at - from < 6 && isNounLike(word)) continue;
      break;
    }
    if (word === '.' && at > from && tokens[at - 1]?.word.length !== 1 && !tokens[at - 1]?.isCapital) break;
  }
  return NONE;
}

const isVerb = (word: string): boolean => /^(?:held|[a-z]+ed|also|thus|thereby|took|set|laid)$/.test(word);

/** A name in capitals that is no cited case. */
function uncited(tokens: readonly Token[], from: number): NamedCase {
  let to = from;
  while (tokens[to + 1]?.isCapital === true && tokens[to + 1]?.named === undefined) to += 1;
  return { start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0, citations: [], isReport: true };
}

/** "That decision in #", "those decisions of this Court reported in #": the case is named behind. */
function isContinued(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length && at - from < 24; at += 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (token.named !== undefined) return at > from && asideBetween(tokens, from, at) === -1;
    if (
      token.word === ',' ||
      (!nounGlue.has(token.word) && !judgmentNouns.has(token.word) && !token.isCapital && !signs.has(token.word))
    )
      return false;
    if (token.word === 'and' || token.word === 'is' || token.word === 'was') return false;
  }
  return false;
}

function asideBetween(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (asideAt(tokens, at) > 0) return at;
  return -1;
}

const verbs = new Set(
  'is was are were has have had held observed said stated holds does did can cannot could will would stands laid took'.split(
    ' ',
  ),
);

/** The cases of a list that begins with a case: `#, # and #`. */
export function listOfCases(tokens: readonly Token[], from: number): NamedCase[] {
  const found = [tokens[from]?.named].filter((one) => one !== undefined);
  let gap = 0;
  for (let at = from + 1; at < tokens.length && gap < 14; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (token.named !== undefined) {
      let behind = at + 1;
      while (signs.has(tokens[behind]?.word ?? 'x') || tokens[behind]?.word === 'supra') behind += 1;
      if (verbs.has(tokens[behind]?.word ?? '') && found.length > 0) break;
      found.push(token.named);
      gap = 0;
      continue;
    }
    if (
      !listGlue.has(token.word) &&
      !/^\d+$/.test(token.word) &&
      !(token.isCapital && isBracketed(tokens, at)) &&
      !isNameOf(tokens, at)
    )
      break;
    gap += 1;
  }
  return found;
}

/** `(S.C.)`, `[All]`. */
function isBracketed(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0 && at - back < 6; back -= 1) {
    const word = tokens[back]?.word ?? '';
    if (word === '(' || word === '[') return true;
    if (word === ')' || word === ']' || tokens[back]?.named !== undefined) return false;
  }
  return false;
}
