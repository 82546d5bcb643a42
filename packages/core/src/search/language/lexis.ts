import { MAX_WILDCARDS, MIN_LETTERS } from '../../contract/search/search-limits.js';

/*
 * Patterns of the pieces of a search, for a text whose quotation marks are all `"`, single ones apart. Where a piece ends
 * its word, stops and commas may follow, then a blank, a bracket, a mark or the end.
 */

/** Marks of phrases and whatever is blank. */
export const BETWEEN = /["\s]+/g;

/**
 * A phrase, its mark twice perhaps; in single marks, where one between letters is an apostrophe. Behind it perhaps
 * Manupatra's nearness of its words, `/5` or `@5`, or `~5`.
 */
export const PHRASE =
  /(?:"("?)([^"]*)\1"|‘((?:[^‘’]|[‘’](?=\p{L}))*)[‘’])(?:([/@])(\d+)(?=[.,;:]*(?:[\s()|"]|$))|\s*~(\d+))?/uy;

/** A mark that has no other. */
export const UNCLOSED = /["‘]/y;

/** `-a`, `^a`, and Manupatra's `^ a`; `- a`, `% a` and `!a` may be meant so, but `10 % a` is not. */
export const WITHOUT = /(?<=^|[\s(^:-])(?:-|\^\s*|((?<=\s)-\s+(?!-)|(?<!\d\s*)[%!]\s*))(?=[\p{L}\p{N}("‘§^-])/uy;

/** `w/5`, `/s`, `pre/3`, with blanks perhaps, and Manupatra's `@5`; four digits are a year. It ends its word.
 * Elsewhere also `NEAR(5)`, `w/sent`, `w/para`. */
export const NEAR =
  /(?:(w|near|pre)(\s*))?([/@]|(?<=near)\()(\s*)(\d{1,3}|s(?:ent\w*)?|p(?:ara\w*)?)(?:(?<=\(\d+)\))?(?=[.,;:]*(?:[\s()|"]|$))/iuy;

/** Indian Kanoon's bounds of a date. */
export const KANOON_DATE = /(from|to)date:\s*([^\s()|,;"]*[^\s()|,;".])/iuy;

/** A word and a colon. */
export const FIELD = /(\p{L}{2,}):/uy;

/** What may be a year, a date or a number, or a range; `1973 - 1980` and `1973 to 1980` with its other end. */
export const RANGE = /\s*(?!(?:AND|OR|NOT)\s)([^\s()|,;"]+)(?:\s+(?:[-–]|to)\s+(\d[\d./-]*))?/uy;

/** A court’s name of several words. */
export const COURT =
  /\s*((?:high court of )?[\p{L}&]+(?: (?:pradesh|high|court|hc|of india)(?!\S))*)(?!\s+and|[^\s)])/iuy;

/** Eight words at most, up to an operator, a field, a bracket, a mark or a comma: a name, perhaps. */
export const NAME =
  /\s*((?!\s)(?:\s*(?!(?:ANDD?|ORR?|NOTT?|NEAR)(?!\S)|(?:w|pre|near)\s*[/(])[\p{L}\p{N}&§][^\s:,;()|"*?@]*(?![^\s),;])){1,8})/uy;

/** A word, and what hangs on behind. A bracket right behind a letter belongs to it: `302(2)`, `W.P.(C)`. */
export const WORD =
  /([\p{L}\p{N}§](?:[^\s()|"]|(?<=[\p{L}\p{N}.)])\([\p{L}\p{N}]{1,4}\))*(?<=[\p{L}\p{N}\p{M}§*)]))[^\s()|"]*/uy;

/** The parts of a word with `*` or `?`. */
export const PATTERNS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}*?]*(?<!\?)/gu;

/** A word with `*` or `?` that can be looked for. */
export const PATTERN = new RegExp(
  `^(?:[\\p{L}\\p{N}]\\p{M}*){${MIN_LETTERS}}[^*?]*(?:[*?][^*?]*){1,${MAX_WILDCARDS}}$`,
  'u',
);

/** What a sticky pattern matches at one place, all of it and its groups; nothing where it does not. */
export function at(pattern: RegExp, text: string, index: number): readonly (string | undefined)[] {
  pattern.lastIndex = index;
  return pattern.exec(text) ?? [];
}
