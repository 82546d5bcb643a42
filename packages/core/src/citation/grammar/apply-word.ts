import { plainName } from './name-matcher.js';
import { qualifierOf } from './qualifiers.js';
import { courtAt, familyAt } from './read-table.js';
import type { Reading } from './reading.js';

/** Applies a word before the page, in brackets or after the page to a reading. Returns false if the word is unknown. */
export function applyWord(reading: Reading, word: string, isBehind?: boolean): boolean {
  const { marks, kind } = reading.row;
  const court = courtAt(word, 0);
  const isCourt = marks.includes('c') && !isBehind && court?.end === word.length;
  const own = isCourt ? undefined : qualifierOf(word);
  // (Canada) only follows series that Canada also has.
  if (own && (own.name === '(Canada)' ? /^(?:SC[CR]|BC)$/.test(reading.family) : !isBehind || own.part)) {
    if (own.part) reading[own.part] ??= own.name;
    else {
      // `SCC` and `(Cri)` become `SCC (Cri)`. If that series has its own row, use it. Some series print `(Crl)`.
      const isCrl = own.name === '(Cri)' && /^(?:AL[DT]|LW|MLJ)$/.test(reading.family);
      reading.family += ` ${isCrl ? '(Crl)' : own.name}`;
      reading.row = familyAt(reading.family, 0)?.value ?? reading.row;
    }
    return true;
  }
  const rest = word.slice(court?.end);
  const tail = qualifierOf(rest);
  if (!court || (!tail && plainName(rest))) return false;
  if (tail?.part === 'bench') reading.bench = tail.name;
  // A publisher's number contains the court under which it is filed; the court that decided follows it.
  if (!isBehind || kind === 'online' || !reading.court) reading.court = court.value;
  return true;
}
