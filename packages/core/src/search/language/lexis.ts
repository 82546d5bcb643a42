/** A letter, a digit or a sign that is a word. */
export const LETTER = /[\p{L}\p{N}§&]/u;
/** Letters and digits, to be counted. */
export const LETTERS = /[\p{L}\p{N}]/gu;
const Q = '["“”„«»]';
/** A phrase, its mark twice perhaps. */
export const QUOTED = new RegExp(`${Q}{2}([^"“”„«»]*)${Q}{2}|${Q}([^"“”„«»]*)${Q}`, 'y');
/** A closing single mark between letters is an apostrophe. */
export const SINGLE_QUOTED = /‘((?:[^‘’]|[‘’](?=\p{L}))*)[‘’]/uy;
const BEHIND = '(?=[.,;:]*(?:[\\s()"“”„«»|]|$))';
/** `w/5`, `/s`, `pre/3`, with blanks perhaps. */
const NEAR = new RegExp(`(?:(w|near|pre)(\\s*))?/(\\s*)(\\d{1,4}|s|p)${BEHIND}`, 'iuy');
/** Manupatra’s ordered nearness. */
export const AT = new RegExp(`(@)(\\d{1,4})${BEHIND}`, 'y');
/** Manupatra’s nearness of the words of a phrase. */
export const ATTACHED = new RegExp(`([/@])(\\d{1,4})${BEHIND}`, 'y');
/** `~5` behind a phrase. */
export const SLOP = /~(\d{1,4})/y;
/** A word and a colon. */
export const FIELD = /(\p{L}{2,}):/uy;
/** A bracket right behind a letter belongs to the word: `302(2)`, `W.P.(C)`. */
export const RAW = /[^\s()"“”„«»|](?:[^\s()"“”„«»|]|(?<=[\p{L}\p{N}.)])\([\p{L}\p{N}]{1,4}\))*/uy;
/** What may be a year, a date or a number, or a range. */
export const RANGE = /\s*([\p{L}\p{N}./–-]+\+?)/uy;
/** A court’s name of several words. */
export const COURT =
  /\s*((?:high court of )?[\p{L}&]+(?: pradesh)?(?: (?:high court|court|hc)(?: of india)?)?)(?![^\s)])/iuy;

/** What a pattern matched: all of it, and its groups; a group that is not there is empty. */
export type Match = readonly [all: string, first: string, second: string, third: string, fourth: string];

/** The match of a sticky pattern at one place. */
export function at(pattern: RegExp, text: string, index: number): Match | undefined {
  pattern.lastIndex = index;
  const match = pattern.exec(text);
  return match ? [match[0], match[1] ?? '', match[2] ?? '', match[3] ?? '', match[4] ?? ''] : undefined;
}

/** Digits of a year or of a case number, not of a distance. */
const MIN_YEAR = 1000;

/** The match of a nearness; a year behind a slash is none, nor is the usual short form of a written statement, `W/S`. */
export function nearAt(text: string, index: number): Match | undefined {
  const match = at(NEAR, text, index);
  const isNear = match && !(Number(match[4]) >= MIN_YEAR) && match[1] + match[4] !== 'WS';
  return isNear ? match : undefined;
}
