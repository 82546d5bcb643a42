import { plainName } from './name-matcher.js';
import { qualifierOf } from './qualifiers.js';
import { courtAt, familyAt } from './read-table.js';
import type { Reading } from './reading.js';

/** Series whose criminal part is printed `(Crl)`. */
const CRL = /^(?:AL[DT]|LW|MLJ)$/;

/** Series that Canada has as well. */
const SHARED = /^(?:SC[CR]|BC)$/;

/** `SCC` and `(Cri)` make `SCC (Cri)`; a series that has a row of its own keeps that row. */
function addSeries(reading: Reading, part: string): void {
  reading.family += ` ${part === '(Cri)' && CRL.test(reading.family) ? '(Crl)' : part}`;
  reading.row = familyAt(reading.family, 0)?.value ?? reading.row;
}

/** Takes what a word in front of the page or in brackets, or behind the page, tells. False where it tells nothing. */
export function takeWord(reading: Reading, word: string, isBehind?: boolean): boolean {
  const { marks, kind } = reading.row;
  const court = courtAt(word, 0);
  const isCourt = marks.includes('c') && !isBehind && court?.end === word.length;
  const own = isCourt ? undefined : qualifierOf(word);
  if (own && (!isBehind || own.part) && (own.part !== 'series' || SHARED.test(reading.family))) {
    if (!own.part || own.part === 'series') addSeries(reading, own.name);
    else reading[own.part] ??= own.name;
    return true;
  }
  if (!court) return false;
  const rest = word.slice(court.end);
  const tail = qualifierOf(rest);
  if (!tail && plainName(rest)) return false;
  if (tail?.part === 'bench') reading.bench = tail.name;
  // A publisher's own number names the court it was filed under; behind it stands the court that decided.
  if (!isBehind || kind === 'online' || !reading.court) reading.court = court.value;
  return true;
}
