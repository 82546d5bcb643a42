import { createCheckSource, type CheckSource } from '@headnote/core/brief-check';
import { readShared } from '../network/read-shared.js';

/** Asks the library's embed API. */
export const checkWithEmbed: CheckSource = {
  check: (input, { signal = new AbortController().signal } = {}) =>
    readShared(`check${JSON.stringify(input)}`, signal, (options, shared) =>
      createCheckSource(options).check(input, { signal: shared }),
    ),
  compare: (claims, { signal = new AbortController().signal } = {}) =>
    readShared(`compare${JSON.stringify(claims)}`, signal, (options, shared) =>
      createCheckSource(options).compare(claims, { signal: shared }),
    ),
};
