import type { Citation, IncompleteCitation } from '@headnote/core/citation';
import type { WantedCase } from '../../data/citation-queries.js';
import type { Reading } from './use-reading.js';

/** Longest text and longest name that one look-up takes, in characters. */
const MAX_PART = 256;

/** What a line asks for; each part gets one answer. */
export interface AskedParts {
  readonly cases: readonly WantedCase[];
  readonly provisions: readonly Citation[];
  readonly incomplete: IncompleteCitation | undefined;
}

/** Splits a line into the citations to look up (parallel ones together) and the provisions. */
export function askedParts({ text, citations, incomplete }: Reading): AskedParts {
  const provisions = citations.filter(({ kind }) => kind === 'provision');
  if (incomplete) return { cases: [], provisions, incomplete };
  const reports = citations.filter(({ kind, shortForm }) => kind !== 'provision' && !shortForm);
  const groups = Map.groupBy(reports, ({ parallelGroup, start }) => parallelGroup ?? -1 - start);
  const cases = [...groups.values()].map((group) => ({
    text: text.slice(group[0]?.start, group.at(-1)?.end).slice(0, MAX_PART),
    name: (group[0]?.caseName ?? '').slice(0, MAX_PART),
  }));
  // The library's own citation may be in lower case, which only the server reads.
  const whole = cases.length + provisions.length === 0 ? [{ text: text.trim().slice(0, MAX_PART), name: '' }] : cases;
  return { cases: whole, provisions, incomplete };
}
