import { join } from '../wire/join.js';
import { completionFields } from '../complete/completion.js';
import type { ValueOf } from '../wire/kind.js';

export const suggestion = /* @__PURE__ */ join(
  {
    /** Why it is suggested. */
    kind: ['did-you-mean', 'next-word', 'party', 'act', 'citation'],
  },
  completionFields,
);

/** A suggestion for the text in the search box. */
export interface Suggestion extends ValueOf<typeof suggestion> {}
