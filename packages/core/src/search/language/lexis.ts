import { MAX_WILDCARDS, MIN_LETTERS } from '../../contract/search/search-limits.js';

const MARKS = '"“”„«»';
const UNMARKED = `[^${MARKS}]*`;
const CHARACTER = `[^\\s()|${MARKS}]`;
/** What ends a sign that goes to the end of its word. */
const BEHIND = `(?=[.,;:]*(?:[\\s()|${MARKS}]|$))`;

/** Marks of phrases and whatever is blank. */
export const BETWEEN = new RegExp(`[${MARKS}\\s]+`, 'g');

/**
 * A phrase, its mark twice perhaps; in single marks, where one between letters is an apostrophe. Behind it perhaps
 * Manupatra's nearness of its words, `/5` or `@5`, or `~5`.
 */
export const PHRASE = new RegExp(
  `(?:[${MARKS}]{2}(${UNMARKED})[${MARKS}]{2}|[${MARKS}](${UNMARKED})[${MARKS}]|‘((?:[^‘’]|[‘’](?=\\p{L}))*)[‘’])` +
    `(?:([/@])(\\d+)${BEHIND}|~(\\d+))?`,
  'uy',
);

/** A mark that has no other. */
export const UNCLOSED = new RegExp(`[${MARKS}‘]`, 'y');

/** `-a`, `^a`. */
export const WITHOUT = /(?<=^|[\s(^:-])[-^](?=[\p{L}\p{N}("“„«‘§^-])/uy;

/** `w/5`, `/s`, `pre/3`, with blanks perhaps, and Manupatra's `@5`; four digits are a year. */
export const NEAR = new RegExp(`(?:(w|near|pre)(\\s*))?([/@])(\\s*)(\\d{1,3}|s|p)${BEHIND}`, 'iuy');

/** A word and a colon. */
export const FIELD = /(\p{L}{2,}):/uy;

/** What may be a year, a date or a number, or a range. */
export const RANGE = /\s*([\p{L}\p{N}./–-]+\+?)/uy;

/** A court’s name of several words. */
export const COURT =
  /\s*((?:high court of )?[\p{L}&]+(?: pradesh)?(?: (?:(?:high )?court|hc)(?: of india)?)?)(?![^\s)])/iuy;

/** A word, and what hangs on behind. A bracket right behind a letter belongs to it: `302(2)`, `W.P.(C)`. */
export const WORD = new RegExp(
  `([\\p{L}\\p{N}§](?:${CHARACTER}|(?<=[\\p{L}\\p{N}.)])\\([\\p{L}\\p{N}]{1,4}\\))*(?<=[\\p{L}\\p{N}\\p{M}§*)]))(${CHARACTER}*)`,
  'uy',
);

/** The parts of a word with `*` or `?`. */
export const PATTERNS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}*?]*(?<!\?)/gu;

/** A word with `*` or `?` that can be looked for. */
export const PATTERN = new RegExp(
  `^(?:[\\p{L}\\p{N}]\\p{M}*){${MIN_LETTERS}}[^*?]*(?:[*?][^*?]*){1,${MAX_WILDCARDS}}$`,
  'u',
);

/** What a pattern matched: all of it, and its groups; a group that is not there is empty. */
export type Match = readonly [string, string, string, string, string, string, string];

/** The match of a sticky pattern at one place. */
export function at(pattern: RegExp, text: string, index: number): Match | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.map((group?: string) => group ?? '') as unknown as Match | undefined;
}
