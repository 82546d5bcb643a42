import { plainName } from './name-matcher.js';
import { qualifierOf } from './qualifiers.js';
import { courtAt, familyAt } from './read-table.js';
import type { Reading } from './reading.js';

/** Takes what a word in front of the page or in brackets, or behind the page, tells. False where it tells nothing. */
export function takeWord(reading: Reading, word: string, isBehind?: boolean): boolean {
  const { marks, kind } = reading.row;
  const court = courtAt(word, 0);
  const isCourt = marks.includes('c') && !isBehind && court?.end === word.length;
  const own = isCourt ? undefined : qualifierOf(word);
  // Canada is named behind the series that it has as well.
  if (own && (own.name === '(Canada)' ? /^(?:SC[CR]|BC)$/.test(reading.family) : !isBehind || own.part)) {
    if (own.part) reading[own.part] ??= own.name;
    else {
      // `SCC` and `(Cri)` make `SCC (Cri)`; a series that has a row of its own keeps that row.
      // Some print their criminal part `(Crl)`.
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
  // A publisher's own number names the court it was filed under; behind it stands the court that decided.
  if (!isBehind || kind === 'online' || !reading.court) reading.court = court.value;
  return true;
}
