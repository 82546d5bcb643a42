import { partyWordMeaning } from '@headnote/core/citation';
import { bodiesByShortForm } from './short-forms-of-bodies.js';
import { foldName, joinedInitials, joinInitials, typedNameWords } from './name-words.js';

/** A word that a party must have. */
export interface WantedWord {
  readonly word: string;
  /** False if the word may be the beginning of one. */
  readonly isWhole: boolean;
}

/** One typed word: each of its readings is words that a judgment must all have. */
export type TypedName = readonly (readonly WantedWord[])[];

/** The typed words of a case's name, by party. */
export interface TypedNames {
  /** Before the sign between the parties; all words if there is none. */
  readonly left: readonly TypedName[];
  readonly right: readonly TypedName[];
  /** Whether there is a sign between parties. */
  readonly hasSign: boolean;
}

/** A sign between parties, as a word. */
const SIGN = /\s(?:v(?:s|\/s)?\.?|versus|बनाम)(?=\s|$)/giu;
/** An initial as a word: a `v` behind one is another initial, as in `C V Raman`. */
const INITIAL_BEFORE = /^$|(?:^|\s)\p{L}\.?$/u;

/**
 * Reads the words typed so far of the name of a case, the last of them perhaps unfinished: initials with dots count as one word,
 * short forms (`R.B.I.`, `UOI`) also as what they mean.
 */
export function typedNames(text: string): TypedNames {
  const typed = foldName(text);
  const sign = [...typed.matchAll(SIGN)].find(({ index }) => !INITIAL_BEFORE.test(typed.slice(0, index).trim()));
  if (sign === undefined) return { left: namesIn(typed, false), right: [], hasSign: false };
  return {
    left: namesIn(typed.slice(0, sign.index), true),
    right: namesIn(typed.slice(sign.index + sign[0].length), false),
    hasSign: true,
  };
}

function namesIn(typed: string, isFinished: boolean): readonly TypedName[] {
  const runs = new Set(joinedInitials(typed));
  const words = typedNameWords(joinInitials(typed));
  return words.map((word, at) => {
    const own = { word, isWhole: runs.has(word) && (isFinished || at < words.length - 1) };
    const meant = meaningOf(word).map((long) => ({ word: long, isWhole: true }));
    return meant.length === 0 ? [[own]] : [[own], meant];
  });
}

/** A state, its government and the Union mean the same in a cause title, but not which of the words it prints. */
function meaningOf(word: string): readonly string[] {
  const meant = bodiesByShortForm.get(word) ?? partyWordMeaning(word);
  return bodiesByShortForm.has(word) || !meant.includes('state') ? meant : [];
}
