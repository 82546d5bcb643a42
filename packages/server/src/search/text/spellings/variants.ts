import { respellings } from '../../../library/completions/respellings.js';
import { VARIANT_TABLE } from './variant-table.js';

/** Other spellings of words that stand together, by their words in small letters with blanks between. */
export type Variants = ReadonlyMap<string, readonly string[]>;

/** Words of the longest entry. */
const MAX_LENGTH = 3;
/** Shortest words of a name that may also be printed as one. */
const LEAST_PART = 2;
/** Shortest name that may also be printed as two. */
const LEAST_JOINED = 6;

const table: Variants = new Map(
  VARIANT_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const all = line.split(', ');
      return all.map((words): [string, readonly string[]] => [words, all.filter((other) => other !== words)]);
    }),
);

/** Ends a plural. */
const PLURAL = /(?<=s|x|ch|sh)es$|(?<!s)s$/;

/** Returns the spellings of the table; those of a plural have its ending too. */
function fromTable(words: string): readonly string[] {
  const known = table.get(words);
  if (known !== undefined) return known;
  const [ending] = PLURAL.exec(words) ?? [];
  if (ending === undefined) return [];
  return (table.get(words.slice(0, -ending.length)) ?? []).map((other) => other + ending);
}

/** A section, with its letter apart or joined: `120 B` and `120B`. */
const JOINED_SECTION = /^(\d{1,4})([a-z]{1,3})$/i;
const APART_SECTION = /^\d{1,4} [b-hj-uwyz]$/i;
/** Letters that may be a word or a number of a report: in capitals, or behind the word for a provision. */
const DOUBTFUL_SECTION = /^\d{1,4} [aivx]$/i;
const BEFORE_SECTION = /^(?:s|ss|secs?|sections?|arts?|articles?|rules?|§)$/;

/** `O 39 R 1` is a rule of an order. */
const ORDER = /^(?:o|ord|order)$/;

/** Returns the other way to print a section with a letter. `13 1 d` is a part of a section, and `138 N I` has initials. */
function ofSection(typed: string, before: string, behind: string): readonly string[] {
  if (/ /.test(typed) && (/^\d/.test(before) || /^[a-z]$/i.test(behind))) return [];
  if (ORDER.test(before) && /\d r$/i.test(typed)) return [];
  const [, number, letters] = JOINED_SECTION.exec(typed) ?? [];
  if (number !== undefined) return [`${number} ${letters}`];
  const isSure = /[A-Z]$/.test(typed) || BEFORE_SECTION.test(before);
  return APART_SECTION.test(typed) || (isSure && DOUBTFUL_SECTION.test(typed)) ? [typed.replace(' ', '')] : [];
}

/** A run of words with other spellings. */
export interface VariantRun {
  /** Number of words of the run. */
  readonly length: number;
  readonly others: readonly string[];
  /** A section with its letter: an identifier, whose parts alone are nothing. */
  readonly isSection: boolean;
}

/** Returns the longest run of words from one on that has other spellings; undefined if there is none. */
export function variantAt(words: readonly string[], at: number, known: Variants): VariantRun | undefined {
  for (let length = Math.min(MAX_LENGTH, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length).join(' ');
    const run = typed.toLowerCase();
    const section = ofSection(typed, words[at - 1]?.toLowerCase() ?? '', words[at + length] ?? '');
    if (section.length > 0) return { length, others: section, isSection: true };
    const others = [...new Set([...fromTable(run), ...respellings(run), ...(known.get(run) ?? [])])];
    if (others.length > 0) return { length, others, isSection: false };
  }
  return undefined;
}

/** What the names of a library must confirm before it is searched. */
export interface NameQuestions {
  /** Two words that may be a name printed as one, `golak nath`. */
  readonly pairs: readonly string[];
  /** Words that may be a name printed as two. */
  readonly names: readonly string[];
}

/** Returns what to ask about the words of a query, in small letters and their order. */
export function nameQuestions(words: readonly string[]): NameQuestions {
  const letters = words.map((word) => (/^[a-z]+$/.test(word) ? word : ''));
  const pairs = letters.slice(1).flatMap((word, at) => {
    const before = letters[at] ?? '';
    const isName = Math.min(before.length, word.length) >= LEAST_PART && before.length + word.length >= LEAST_JOINED;
    return isName && fromTable(`${before} ${word}`).length === 0 ? [`${before} ${word}`] : [];
  });
  const hasOthers = (word: string) => fromTable(word).length + respellings(word).length > 0;
  const names = letters.filter((word) => word.length >= LEAST_JOINED && !hasOthers(word));
  return { pairs: [...new Set(pairs)], names: [...new Set(names)] };
}
