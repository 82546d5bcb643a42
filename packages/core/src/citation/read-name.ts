import type { Family } from './family.js';
import { matchAt } from './match-at.js';
import type { NameMatch } from './name-matcher.js';
import { citationTables } from './read-table.js';

/** A series' name in full: its initials are its short name. */
const IN_FULL =
  /(?:[A-Z][a-z]{1,15}\s{1,3}(?:(?:of|and|&)\s)?){1,4}(?:Reports?|Reporter|Journal|Times|Weekly|Notes|Cases|Today|Judgments|Review|Decisions|Appeals)(?![a-z])/y;

/** The series that is named at a place, by its short name or in full: `SCC`, `Supreme Court Cases`. */
export function readName(text: string, at: number): NameMatch<Family> | undefined {
  const { families } = citationTables();
  const short = families.match(text, at);
  if (short) return isPrinted(short.value, text.slice(at, short.end)) ? short : undefined;
  const full = matchAt(IN_FULL, text, at)?.[0];
  if (full === undefined) return undefined;
  const initials = full.replace(/[^A-Z]/g, '');
  const found = families.match(initials, 0);
  return found?.end === initials.length ? { value: found.value, end: at + full.length } : undefined;
}

/** Short names that are also words or initials count only as the table prints them. */
const isPrinted = ({ asPrinted, name }: Family, text: string): boolean =>
  !asPrinted || text.replace(/[\s.]/g, '') === name;
