import * as v from 'valibot';
import type { account } from './calls.js';
import { country, state } from './country.js';
import type { HalfOf } from '../schemas/half-of.js';
import { schemaOfKind } from '../schemas/reply-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { packageRow } from '../packages/server-half.js';
import {
  digits,
  done,
  filled,
  giving,
  listing,
  ourOutdata,
  ours,
  short,
  sure,
  userQuery,
  whole,
} from '../schemas/schema-parts.js';

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
/** The server's steps of a reset carry the handle of the user. */
const handle = giving(v.tuple([v.object({ userid: v.string() })]));

/** Longest proof of work; those of the server have about 50 characters. */
const MAX_PROOF = 80;
const proof = ours(v.optional(v.pipe(v.string(), v.maxLength(MAX_PROOF))));

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
  proof,
};

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
      proof,
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
  register: { body: v.object(form), reply: { fields: { outdata: v.pipe(v.string(), v.regex(/^\d+$/)) } } },
  registerMaster: {
    reply: listing([v.array(schemaOfKind(country)), v.array(packageRow)], {
      outdata: v.string(),
    }),
  },
  states: {
    query: v.object({ countryid: digits }),
    reply: listing([v.array(schemaOfKind(state))]),
  },
  submitActivation: { body: v.object({ userid: sure, activationcode: sure }) },
  resendActivation: { body: v.object({ ...v.partial(v.object(form)).entries, proof, userid: sure }) },
  startReset: { body: v.object({ toEmail: sure, proof }), reply: handle },
  confirmReset: { body: v.object({ confirmotp: sure, userid: sure }), reply: handle },
  setPassword: { body: v.object({ password: sure, userid: sure }), reply: handle },
  saveProfile: {
    body: v.object({ fname: short, lname: short, countryMasterID: whole, stateMasterID: whole, city: short }),
  },
  startContactChange: {
    body: v.object({ kind: v.picklist(['email', 'mobile']), to: sure, password: sure }),
    reply: { fields: { outdata: v.object({ handle: v.string() }) } },
  },
  confirmContactChange: { body: v.object({ handle: sure, code: sure }) },
  changePassword: { body: v.object({ oldpassword: sure, password: sure }) },
  endSession: { body: v.object({ id: sure }) },
  makeAccessToken: {
    body: v.object({ name: sure }),
    reply: { fields: { outdata: v.object({ id: v.string(), token: v.string() }) } },
  },
  revokeAccessToken: { body: v.object({ id: sure }) },
  exportData: {
    reply: { fields: { data: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))) } },
  },
  deleteAccount: {
    body: v.object({ password: sure }),
    reply: { fields: { outdata: v.object({ deletesOn: v.nullable(v.pipe(v.string(), v.isoDate())) }) } },
  },
  subscription: { query: userQuery, reply: ourOutdata },
} as const satisfies HalfOf<typeof account>;
