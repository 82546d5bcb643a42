import { plainListedName } from '../../extraction/structure/judge-names.js';
import { foldText } from '../completions/name-forms.js';
import { MAX_NAME } from './judge.js';
import { looseSoundOfName } from './judge-sounds.js';

/** A printed name of a judge, in its parts. */
export interface JudgeName {
  /** The words of two letters or more, in lower case, as printed but the surname last. */
  readonly words: readonly string[];
  /** The letters that stand for a word, in lower case and in their order; often empty. */
  readonly initials: string;
  /** Each given name by its first letter, and the surname: `bp sinha` for `SINHA, BHUVNESHWAR P.`; empty for one word. */
  readonly short: string;
  /**
   * The same for all spellings with the same letters: initials joined or apart, the surname first or last, its parts joined
   * or apart. Empty for a text without a word.
   */
  readonly key: string;
  /** How each of the words sounds, and how words that follow each other sound as one. */
  readonly sounds: readonly string[];
  readonly joinedSounds: readonly string[];
}

/** Words of two letters in capitals that are no initials. */
const SHORT_WORDS = new Set(['om', 'de', 'du', 'bi', 'al', 'ud', 'ur', 'ul', 'jo', 'li']);
/** Short forms of a given name. */
const LONG_WORDS: ReadonlyMap<string, string> = new Map([
  ['kr', 'kumar'],
  ['md', 'mohammad'],
  ['mohd', 'mohammad'],
  ['mohammed', 'mohammad'],
]);
/** Letters that stand for given names and are printed together: `AK`, `SHR`. */
const MAX_JOINED = 3;
/** Words of a name of which some may be printed as one. */
const MAX_JOINED_WORDS = 5;

/** Names read before; a library of 100,000 judgments has a few thousand. */
const MAX_REMEMBERED = 50_000;
const remembered = new Map<string, JudgeName>();

const UNKNOWN: JudgeName = { words: [], initials: '', short: '', key: '', sounds: [], joinedSounds: [] };

/**
 * Reads a name of a judge as printed or typed: `KRISHNAIYER, V.R.` and `Hon'ble Mr. Justice V. R. Krishna Iyer` have one key. A text
 * that is too long for a name has no word.
 */
export function readJudgeName(printed: string): JudgeName {
  if (printed.length > MAX_NAME) return UNKNOWN;
  const known = remembered.get(printed);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const read = readName(printed);
  remembered.set(printed, read);
  return read;
}

function readName(printed: string): JudgeName {
  const plain = plainListedName(printed);
  const [surname = '', given, ...more] = plain.split(',').map((part) => partsOf(part));
  if (surname === '') return UNKNOWN;
  const parts = given === undefined || more.length > 0 ? partsOf(plain) : [...given, ...surname];
  const words = parts.filter(({ length }) => length > 1);
  const initials = parts.filter(({ length }) => length === 1).join('');
  const last = words.at(-1);
  if (last === undefined) return UNKNOWN;
  const ofSurname = given === undefined || more.length > 0 ? [last] : surname.filter(({ length }) => length > 1);
  const before = orderOf(parts).slice(0, -ofSurname.length);
  return {
    words,
    initials,
    short: before.length === 0 ? '' : `${before.map(([letter]) => letter).join('')} ${ofSurname.join('')}`,
    key: `${leastRotation(words.join(''))}${initials === '' ? '' : ` ${initials}`}`,
    sounds: words.map(looseSoundOfName),
    joinedSounds: runsOf(words).map((run) => looseSoundOfName(run.join(''))),
  };
}

/** Two or more words that follow each other; of a long list none. */
function runsOf(words: readonly string[]): readonly (readonly string[])[] {
  if (words.length > MAX_JOINED_WORDS) return [];
  return words.flatMap((_, from) => words.slice(from + 1).map((_word, more) => words.slice(from, from + more + 2)));
}

/** Initials behind the name, `THOMAS K.T.`, belong before it. */
function orderOf(parts: readonly string[]): readonly string[] {
  const at = parts.findLastIndex(({ length }) => length > 1);
  return [...parts.slice(at + 1), ...parts.slice(0, at + 1)];
}

/** Words and initials, in lower case. */
function partsOf(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*\.?/gu)].map(([word]) => word);
  return words.flatMap((printed, at) => {
    const word = printed.replace('.', '');
    const small = foldText(word).replace(/['’]/g, '');
    const long = LONG_WORDS.get(small);
    if (long !== undefined) return [long];
    const mayBeInitials = words.length > 1 && (word === word.toUpperCase() || text === text.toLowerCase());
    return isInitials(small, { isFirst: at === 0, isDotted: printed.endsWith('.'), mayBeInitials })
      ? Array.from(small)
      : [small];
  });
}

interface WordPlace {
  readonly isFirst: boolean;
  /** A full stop follows. */
  readonly isDotted: boolean;
  /** Capitals, or a small letter in a text without capitals. */
  readonly mayBeInitials: boolean;
}

/** Whether a word of two or three letters is initials: `AK SIKRI`, `AR. Lakshmanan`, `SHR Singh`; not `OM PRAKASH`. */
function isInitials(small: string, { isFirst, isDotted, mayBeInitials }: WordPlace): boolean {
  if (!mayBeInitials || small.length < 2 || small.length > MAX_JOINED) return false;
  if (!/[aeiouy]/.test(small)) return true;
  return small.length === 2 && (isFirst || isDotted) && !SHORT_WORDS.has(small);
}

/** The first in the alphabet of a text's rotations: `saghirahmad` and `ahmadsaghir` have the same one. */
function leastRotation(text: string): string {
  let least = text;
  for (let at = 1; at < text.length; at += 1) {
    const rotated = text.slice(at) + text.slice(0, at);
    if (rotated < least) least = rotated;
  }
  return least;
}
