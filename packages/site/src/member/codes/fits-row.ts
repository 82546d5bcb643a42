import { sectionOfPlace, type CodePair, type PairRow } from '@headnote/core/codes';
import type { PairSections } from './use-sections.js';

/** Words before or behind a number, and signs in it, that readers type: `s. 302`, `498-A`, `103 (1)`. */
const AROUND = /\b(?:u\/s|sections?|secs?|ss?)\b\.?|[\s.,-]/g;

interface Wanted {
  readonly pair: CodePair;
  readonly words: string;
  readonly sections: PairSections;
}

/**
 * Whether a row of the table is wanted. A number is looked for in the numbers, from their beginning, of one code if it is named
 * (`302 IPC`); words in the headings that the library has.
 */
export function fitsRow(row: PairRow, { pair, words, sections }: Wanted): boolean {
  const typed = words.trim().toLowerCase();
  if (typed === '') return true;
  const [old, now] = [pair.old.toLowerCase(), pair.new.toLowerCase()];
  const code = [old, now].find((name) => typed.startsWith(name) || typed.endsWith(name));
  const number = (code === undefined ? typed : typed.replace(code, '')).replace(AROUND, '');
  if (/^\d/.test(number)) {
    const places = [...(code === now ? [] : row.old), ...(code === old ? [] : row.new)];
    return places.some((place) => {
      const known = place.toLowerCase();
      return known.startsWith(number) || number.startsWith(`${known}(`);
    });
  }
  const names = [
    ...row.old.map((place) => sections.old.get(place)?.heading),
    ...row.new.map((place) => sections.new.get(sectionOfPlace(place))?.heading),
  ];
  return names.some((name) => name?.toLowerCase().includes(typed));
}
