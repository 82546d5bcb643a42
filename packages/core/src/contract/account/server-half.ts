import * as v from 'valibot';
import type { account } from './calls.js';
import { deviceKinds } from './device-session.js';
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
  deletesOn: ours(v.nullable(v.string())),
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
/** Name and place in a profile. */
const person = {
  fname: v.string(),
  lname: v.string(),
  countryMasterID: v.number(),
  stateMasterID: v.number(),
  city: v.string(),
};
const exported = v.record(v.string(), v.array(v.record(v.string(), v.unknown())));
const moment = v.pipe(v.string(), v.isoTimestamp());
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
  profile: {
    reply: giving(
      v.object({
        loginID: v.string(),
        ...person,
        email: v.string(),
        mobile: v.string(),
        emailConfirmed: v.boolean(),
        mobileConfirmed: v.boolean(),
        registeredOn: date,
        deletesOn: date,
      }),
    ),
  },
  saveProfile: {
    body: v.object({ fname: short, lname: short, countryMasterID: whole, stateMasterID: whole, city: short }),
    reply: done,
  },
  startContactChange: {
    body: v.object({ kind: v.picklist(['email', 'mobile']), to: sure, password: sure }),
    reply: giving(v.object({ handle: v.string() })),
  },
  confirmContactChange: { body: v.object({ handle: sure, code: sure }), reply: done },
  changePassword: { body: v.object({ oldpassword: sure, password: sure }), reply: done },
  sessions: {
    reply: giving(
      v.array(
        v.object({
          id: v.string(),
          device: v.string(),
          deviceKind: v.picklist(deviceKinds),
          address: v.string(),
          signedInAt: moment,
          lastUsedAt: moment,
          logintype: v.number(),
          current: v.boolean(),
        }),
      ),
    ),
  },
  endSession: { body: v.object({ id: sure }), reply: done },
  endOtherSessions: { reply: done },
  exportData: {
    reply: giving(v.object({ madeAt: moment, data: exported })),
  },
  deleteAccount: { body: v.object({ password: sure }), reply: giving(v.object({ deletesOn: date })) },
  keepAccount: { reply: done },
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
