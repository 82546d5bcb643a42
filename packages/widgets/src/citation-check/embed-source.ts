import type { CaseHeld } from '@headnote/core/citation';
import { createFinderReads, type EmbedHit } from '@headnote/core/embed';
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

/** Asks the library's embed API. */
export const checkWithEmbed: CheckSource = {
  check: (input, { signal = new AbortController().signal } = {}) =>
    readShared(`check${JSON.stringify(input)}`, signal, async (options, shared) => {
      const { items } = await createFinderReads(options).check({ ...input, signal: shared });
      // Names alone are no citation: what was suggested for them is no hit.
      return items.map(({ state, items: hits, elsewhere }) => ({
        hits: state === 'names' ? [] : hits.map(heldOf),
        elsewhere: elsewhere.map(heldOf),
      }));
    }),
};
