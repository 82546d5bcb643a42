import * as v from 'valibot';
import type { settings } from './calls.js';
import { firstCitations, judgmentSorts } from './member-settings.js';
import type { HalfOf } from '../schemas/half-of.js';
import { chosen, ourOutdata, ours, userid, userQuery } from '../schemas/schema-parts.js';

/** Hits per page: from what a telephone shows to what a search returns. */
const pageSize = v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(100));

const judgment = {
  sort: v.picklist(judgmentSorts),
  pageSize,
  showHeadnote: v.boolean(),
  highlight: v.boolean(),
  citationFirst: v.optional(v.picklist(firstCitations)),
};

/** Names of parts of the welcome page: more than it has, and longer than they are. */
const hiddenParts = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(20)));

/** The server's half of the settings calls. */
export const settingsHalf = {
  saveJudgment: { body: ours(v.object({ userid, ...judgment })) },
  judgment: { query: userQuery, reply: { ...ourOutdata, fields: { pageSize } } },
  saveCourt: {
    body: ours(
      v.object({
        userid,
        courts: chosen,
        showLatestCases: v.optional(v.boolean()),
        showHistory: v.optional(v.boolean()),
        hiddenParts,
      }),
    ),
  },
  welcome: {
    query: userQuery,
    reply: {
      ...ourOutdata,
      fields: { courts: v.array(v.number()), actIds: v.array(v.string()), hiddenParts: v.array(v.string()) },
    },
  },
} as const satisfies HalfOf<typeof settings>;
