import * as v from 'valibot';
import type { account } from './calls.js';
import { subscriptionStates } from './subscription.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { packageRow } from '../packages/server-half.js';
import { digits, done, filled, giving, listing, ours, short, sure, userQuery, whole } from '../schemas/schema-parts.js';

const refreshToken = filled(wireLimits.token);
const ending = v.object({ refreshtoken: v.optional(refreshToken), userid: v.optional(short) });
const tokens = v.object({ type: v.string(), token: v.string(), refreshtoken: v.string() });
const user = v.object({
  userid: v.string(),
  username: v.string(),
  daysremaining: v.number(),
  name: ours(v.string()),
  email: ours(v.string()),
  fname: ours(v.optional(v.string())),
  lname: ours(v.optional(v.string())),
});
const flow = v.pipe(v.string(), v.regex(/^\d+$/));
const handle = giving(v.tuple([v.object({ userid: v.string() })]));

const form = {
  fname: short,
  lname: short,
  email: short,
  mobile: short,
  loginID: short,
  password: short,
  repassword: short,
  countryMasterID: whole,
  countryName: short,
  stateMasterID: whole,
  city: short,
  ischeckterm: v.boolean(),
  subscriptionplanmasterid: whole,
};
const date = v.nullable(v.pipe(v.string(), v.isoDate()));

/**
 * The server's half of the account calls. The server, not the contract, decides which values a form field allows.
 */
export const accountHalf = {
  signIn: {
    body: v.object({
      username: sure,
      password: sure,
      remember: v.optional(v.boolean(), false),
      logintype: v.optional(v.picklist([1, 2]), 1),
    }),
    reply: v.object({ ...giving(tokens).entries, outdata1: v.tuple([user]), outdata2: v.string() }),
  },
  newTicket: {
    query: v.object({ refreshtoken: v.optional(refreshToken), logintype: v.optional(v.literal('3')) }),
    body: v.nullish(
      ours(v.object({ refreshtoken: v.optional(refreshToken), logintype: v.optional(v.picklist([3, '3'])) })),
    ),
    reply: giving(tokens),
  },
  signOut: { query: ending, body: v.nullish(ours(ending)), reply: done },
  register: { body: v.object(form), reply: giving(flow) },
  registerMaster: {
    reply: listing([v.array(v.object({ countryMasterID: v.number(), countryName: v.string() })), v.array(packageRow)], {
      outdata: v.string(),
    }),
  },
  states: {
    query: v.object({ countryid: digits }),
    reply: listing([v.array(v.object({ stateMasterID: v.number(), stateName: v.string() }))]),
  },
  submitActivation: { body: v.object({ userid: sure, activationcode: sure }), reply: done },
  resendActivation: { body: v.object({ ...v.partial(v.object(form)).entries, userid: sure }), reply: done },
  startReset: { body: v.object({ toEmail: sure }), reply: handle },
  confirmReset: { body: v.object({ confirmotp: sure, userid: sure }), reply: handle },
  setPassword: { body: v.object({ password: sure, userid: sure }), reply: handle },
  subscription: {
    query: userQuery,
    reply: giving(
      ours(
        v.object({
          packageName: v.string(),
          startDate: date,
          endDate: date,
          renewUntil: date,
          daysremaining: v.number(),
          state: v.picklist(subscriptionStates),
        }),
      ),
    ),
  },
} as const satisfies HalfOf<typeof account>;
