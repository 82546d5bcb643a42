import type { Family } from './family.js';
import { textAt } from './match-at.js';
import type { NameMatch } from './name-matcher.js';
import { familyAt } from './read-table.js';

/** The full name of a series. Its initials are its short name. */
const IN_FULL =
  /(?:[A-Z][a-z]{1,15}\s{1,3}(?:(?:of|and|&)\s)?){1,4}(?:Report(?:s|er)?|Journal|Times|Weekly|Notes|Cases|Today|Judgments|Review|Decisions|Appeals)(?![a-z])/y;

/** Reads the name of a series at an index, short or in full: `SCC`, `Supreme Court Cases`. */
export function readName(text: string, at: number): NameMatch<Family> | undefined {
  const short = familyAt(text, at);
  if (short) {
    const { marks, name } = short.value;
    // Short names that are also words or initials count only in the capitals of the table.
    return !marks.includes('A') || text.slice(at, short.end).replace(/[\s.]/g, '') === name.replace(/ /g, '')
      ? short
      : undefined;
  }
  const full = textAt(IN_FULL, text, at);
  if (!full) return undefined;
  const initials = full.replace(/[^A-Z]/g, '');
  const found = familyAt(initials, 0);
  return found?.end === initials.length ? { value: found.value, end: at + full.length } : undefined;
}
