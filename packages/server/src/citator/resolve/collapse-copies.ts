import { sharesParty } from '@headnote/core/citation';
import type { LibraryCase } from './library-case.js';
import { seriesOf } from './series-of.js';

/** Minimum numbers that two copies of a judgment share; different short orders may share one page. */
const SHARED_KEYS = 2;

/** The library's own series, in which every document has a different number. */
export const OWN_SERIES = /^(?:\d{4}|ND) HNS? \d/;

/**
 * Keeps one copy of each judgment that the library has from several sources: the citing document itself if it is one of the copies,
 * otherwise the copy with most numbers, otherwise the one with the first id.
 */
export function collapseCopies(hits: readonly LibraryCase[], citingId: string): readonly LibraryCase[] {
  if (hits.length < 2) return hits;
  const ordered = [...hits].sort(
    (one, other) =>
      Number(other.id === citingId) - Number(one.id === citingId) ||
      other.keys.length - one.keys.length ||
      (one.id < other.id ? -1 : 1),
  );
  const kept: LibraryCase[] = [];
  for (const hit of ordered) if (!kept.some((other) => isCopy(hit, other))) kept.push(hit);
  return kept.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Same court, day and names, several common numbers and no conflicting one; connected judgments have their own numbers. */
function isCopy(one: LibraryCase, other: LibraryCase): boolean {
  if (one.decidedOn === null || one.decidedOn !== other.decidedOn || one.courtId !== other.courtId) return false;
  const own = one.keys.filter((key) => !OWN_SERIES.test(key));
  const theirs = other.keys.filter((key) => !OWN_SERIES.test(key));
  const shared = own.filter((key) => theirs.includes(key));
  if (shared.length < SHARED_KEYS) return false;
  const sharedSeries = new Set(shared.map(seriesOf));
  const against = new Set(theirs.map(seriesOf));
  const isAgainst = (key: string) => !sharedSeries.has(seriesOf(key)) && against.has(seriesOf(key));
  // The comparison of names is the slowest.
  return !own.some(isAgainst) && sharesParty(one.title, other.title);
}
