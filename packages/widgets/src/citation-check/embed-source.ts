import type { CaseHeld } from '@headnote/core/citation';
import { createFinderReads, type EmbedHit, type EmbedOptions } from '@headnote/core/embed';
import { readShared } from '../network/read-shared.js';
import type { CheckSource } from './types.js';

/** A judgment as the check compares it. Its address is its id, because the page knows no other. */
function heldOf({ title, citation, href, later }: EmbedHit): CaseHeld {
  return {
    id: href,
    title,
    citations: [citation],
    later: later && {
      treatment: later.treatment,
      id: later.href,
      title: later.title,
      citation: later.citation,
      courtName: later.court,
      decidedOn: later.date,
      benchStrength: later.bench,
      sentence: '',
      paragraph: '',
    },
  };
}

/** Creates the source of a check on the page of another site. */
export function createCheckSource(options: EmbedOptions): CheckSource {
  const reads = createFinderReads(options);
  return {
    async check(input, { signal } = {}) {
      const { items } = await reads.check({ ...input, ...(signal && { signal }) });
      // Names alone are no citation: what was suggested for them is no hit.
      return items.map(({ state, items: hits, elsewhere }) => ({
        hits: state === 'names' ? [] : hits.map(heldOf),
        elsewhere: elsewhere.map(heldOf),
      }));
    },
  };
}

/** Asks the library's embed API. */
export const checkWithEmbed: CheckSource = {
  check: (input, { signal = new AbortController().signal } = {}) =>
    readShared(`check${JSON.stringify(input)}`, signal, (options, shared) =>
      createCheckSource(options).check(input, { signal: shared }),
    ),
};
