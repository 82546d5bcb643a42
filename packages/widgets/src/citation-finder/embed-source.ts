import { createFinderReads } from '@headnote/core/embed';
import { readShared } from '../network/read-shared.js';
import type { FinderSource } from './types.js';

/** Suggestions in one list. */
const LIMIT = 8;

/** Asks the library's embed API. */
export const askEmbed: FinderSource = {
  async read(lines, { signal }) {
    const [citation = '', ...others] = lines;
    return readShared(`read${lines.join('\n')}`, signal, async (options, shared) => {
      const reads = createFinderReads(options);
      // One line is a GET, which caches may keep.
      if (others.length === 0) return [await reads.citation({ citation, signal: shared })];
      return (await reads.check({ citations: lines, signal: shared })).items;
    });
  },
  suggest: (text, { signal }) =>
    readShared(`suggest${text}`, signal, async (options, shared) => {
      const { items } = await createFinderReads(options).suggest({ text, limit: LIMIT, signal: shared });
      return items;
    }),
};
