import * as v from 'valibot';
import type { acts } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { digits, filled, most, ourOutdata, short, sure, upTo } from '../schemas/schema-parts.js';
import { actJudgmentLimits } from './act-judgments.js';
import { actListLimits, actMakers, actOrders, actStates } from './act-list.js';

/** Acts of one name in one answer. */
const MAX_ACTS = 20;

/** Ministries as a JSON list, since their names have commas. */
const ministries = v.pipe(
  upTo(wireLimits.text),
  v.parseJson(),
  v.array(short),
  v.maxLength(actListLimits.maxMinistries, 'too many'),
);

/** The server's half of the bare acts' calls. */
export const actsHalf = {
  sections: {
    query: v.object({ title: filled(wireLimits.text), actcode: v.optional(short) }),
    reply: ourOutdata,
  },
  find: {
    query: v.object({ text: filled(wireLimits.text) }),
    reply: {
      ...ourOutdata,
      fields: { acts: v.pipe(v.array(v.looseObject({ id: v.string(), title: v.string() })), v.maxLength(MAX_ACTS)) },
    },
  },
  list: {
    query: v.object({
      text: v.optional(upTo(wireLimits.text)),
      letter: v.optional(upTo(1)),
      status: v.optional(v.picklist(actStates)),
      madeby: v.optional(v.picklist(actMakers)),
      fromyear: v.optional(digits),
      toyear: v.optional(digits),
      ministries: v.optional(ministries),
      order: v.optional(v.picklist(actOrders)),
      frompage: v.optional(v.pipe(digits, v.maxValue(actListLimits.maxFrom, 'too large'))),
      size: v.optional(v.pipe(digits, v.maxValue(actListLimits.maxPage, 'too large'))),
    }),
    reply: {
      ...ourOutdata,
      fields: {
        act: v.looseObject({ id: v.string(), title: v.string() }),
        acts: most(actListLimits.maxPage),
      },
    },
  },
  judgments: {
    query: v.object({ file_name: sure, section: v.optional(short) }),
    reply: {
      ...ourOutdata,
      fields: { most_cited: most(actJudgmentLimits.maxListed), newest: most(actJudgmentLimits.maxListed) },
    },
  },
  words: { query: v.object({ file_name: sure, section: sure }), reply: ourOutdata },
} as const satisfies HalfOf<typeof acts>;
