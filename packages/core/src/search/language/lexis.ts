import { MAX_WILDCARDS, MIN_LETTERS } from '../../contract/search/search-limits.js';

/*
 * Patterns for the tokens of a search. Double quotation marks must already be normalised to `"`. A token that ends its
 * word may be followed by punctuation, then white space, a bracket, a quotation mark or the end of the text.
 */

/** Quotation marks and white space. */
export const QUOTES_AND_SPACE = /["\s]+/g;

/**
 * A phrase in double or single quotation marks; double marks may be doubled, and a single mark between letters is an
 * apostrophe. A distance may follow: `~5`, or Manupatra's `/5` or `@5`.
 */
export const PHRASE =
  /(?:"("?)([^"]*)\1"|‘((?:[^‘’]|[‘’](?=\p{L}))*)[‘’])(?:([/@])(\d+)(?=[.,;:]*(?:[\s()|"]|$))|\s*~(\d+))?/uy;

/** A quotation mark that is never closed. */
export const UNCLOSED = /["‘]/y;

/** Negation: `-a`, `^a` and Manupatra's `^ a`. `- a`, `% a` and `!a` may mean negation, but `10 % a` does not. */
export const WITHOUT = /(?<=^|[\s(^:-])(?:-|\^\s*|((?<=\s)-\s+(?!-)|(?<!\d\s*)[%!]\s*))(?=[\p{L}\p{N}("‘§^-])/uy;

/**
 * A distance: `w/5`, `/s`, `pre/3`, optionally with spaces, and Manupatra's `@5`. Other systems also write `NEAR(5)`,
 * `w/sent` and `w/para`. Four digits are a year. A distance ends its word.
 */
export const NEAR =
  /(?:(w|near|pre)(\s*))?([/@]|(?<=near)\()(\s*)(\d{1,3}|s(?:ent\w*)?|p(?:ara\w*)?)(?:(?<=\(\d+)\))?(?=[.,;:]*(?:[\s()|"]|$))/iuy;

/** Indian Kanoon's limits of a date. */
export const KANOON_DATE = /(from|to)date:\s*([^\s()|,;"]*[^\s()|,;".])/iuy;

/** A word and a colon. */
export const FIELD = /(\p{L}{2,}):/uy;

/** A possible year, date, number or range. In `1973 - 1980` and `1973 to 1980`, group 2 is the other end. */
export const RANGE = /\s*(?!(?:AND|OR|NOT)\s)([^\s()|,;"]+)(?:\s+(?:[-–]|to)\s+(\d[\d./-]*))?/uy;

/** The name of a court, of one or more words. */
export const COURT =
  /\s*((?:high court of )?[\p{L}&]+(?: (?:pradesh|high|court|hc|of india)(?!\S))*)(?!\s+and|[^\s)])/iuy;

/** Two years, which next to words are a range: `1973-1990`. */
export const YEARS = /^(?:1[7-9]|20)\d\d[-–](?:1[7-9]|20)\d\d$/;

/** A possible name: at most eight words, up to an operator, field, range of years, bracket, quotation mark or comma. */
export const NAME =
  /\s*((?!\s)(?:\s*(?!(?:ANDD?|ORR?|NOTT?|NEAR)(?!\S)|(?:w|pre|near)\s*[/(]|\d{4}[-–]\d{4})[\p{L}\p{N}&§][^\s:,;()|"*?@]*(?![^\s),;])){1,8})/uy;

/** A word (group 1) and the characters attached to it. Brackets directly after a letter or digit belong to it: `302(2)`, `W.P.(C)`. */
export const WORD =
  /([\p{L}\p{N}§](?:[^\s()|"]|(?<=[\p{L}\p{N}.)])\([\p{L}\p{N}]{1,4}\))*(?<=[\p{L}\p{N}\p{M}§*)]))[^\s()|"]*/uy;

/** The parts of a word with `*` or `?`. */
export const PATTERNS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}*?]*(?<!\?)/gu;

/** A word with `*` or `?` that can be searched. */
export const PATTERN = new RegExp(
  `^(?:[\\p{L}\\p{N}]\\p{M}*){${MIN_LETTERS}}[^*?]*(?:[*?][^*?]*){1,${MAX_WILDCARDS}}$`,
  'u',
);

/** Returns the match of a sticky pattern at an index, with its groups; an empty list if it does not match there. */
export function at(pattern: RegExp, text: string, index: number): readonly (string | undefined)[] {
  pattern.lastIndex = index;
  return pattern.exec(text) ?? [];
}
