import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome } from '../example-parts.fixtures.js';
import { aPackage, packageRow } from '../packages/package.fixtures.js';
import type { Registration } from './registration.js';

const registration: Required<Registration> = {
  proof: '16.a.b.c.7',
  firstName: 'Asha',
  lastName: 'Menon',
  email: 'asha@example.com',
  mobile: '9000000001',
  loginId: 'asha1',
  password: 'correct horse 9',
  confirmation: 'correct horse 9',
  countryId: 5,
  countryName: 'India',
  stateId: 12,
  city: 'Kochi',
  acceptsTerms: true,
  planId: 27,
};
const token = { type: 'Bearer', token: 'a.b.c', refreshToken: 'r.s.t' } as const;
const wireToken = { type: 'Bearer', token: 'a.b.c', refreshtoken: 'r.s.t' };
const handle = { outdata: [{ userid: 'h-71' }] };
const flow = { message: 'Done.', handle: 'h-71' } as const;

const place = { firstName: 'Asha', lastName: 'Menon', countryId: 5, stateId: 32, city: 'Kochi' } as const;
const session = {
  id: 's1',
  device: 'Chrome on Windows',
  deviceKind: 'computer',
  address: '103.21.•.•',
  signedInAt: '2026-11-21T08:14:00.000Z',
  lastUsedAt: '2026-11-22T08:14:00.000Z',
} as const;
const accessToken = {
  id: 't1',
  name: 'Assistant on my laptop',
  ending: 'Wc81p',
  madeAt: '2026-09-14T08:14:00.000Z',
  lastUsedAt: '2026-11-28T04:22:00.000Z',
  address: '103.21.•.•',
  usedToday: 212,
} as const;
const dataExport = {
  madeAt: '2026-11-22T08:14:00.000Z',
  data: { profile: [{ fname: 'Asha' }], sessions: [session] },
} as const;

/** An example of every call of this service. */
export const accountExamples: ExamplesOf<'account'> = {
  signIn: {
    visitorSees: 'no text',
    input: { username: 'asha1', password: 'correct horse 9', remember: true, loginType: 2, proof: '16.a.b.c.7' },
    answer: envelope({
      outdata: wireToken,
      outdata1: [
        {
          userid: '7',
          username: 'asha1',
          name: 'Asha Menon',
          email: 'asha@example.com',
          daysremaining: 30,
          deletesOn: '2026-12-07',
        },
      ],
      outdata2: 's1',
    }),
    value: {
      token,
      user: { userId: '7', username: 'asha1', name: 'Asha Menon', email: 'asha@example.com', daysRemaining: 30 },
      sessionId: 's1',
      deletesOn: '2026-12-07',
    },
  },
  newTicket: {
    visitorSees: 'no text',
    input: { refreshToken: 'r.s.t', inBody: false },
    answer: envelope({ outdata: wireToken }),
    value: token,
  },
  signOut: {
    visitorSees: 'no text',
    input: { refreshToken: 'r.s.t', userId: '7', inBody: false },
    answer: envelope(),
    value: true,
  },
  register: {
    visitorSees: 'no text',
    input: registration,
    answer: envelope({ outdata: '71' }),
    value: { message: 'Done.', handle: '71' },
  },
  registerMaster: {
    visitorSees: 'no text',
    input: undefined,
    answer: envelope({
      outdata: 'India',
      outdatalist: [[{ countryMasterID: 5, countryName: 'India' }], [packageRow]],
    }),
    value: { countries: [{ id: 5, name: 'India' }], packages: [aPackage], defaultCountry: 'India' },
  },
  states: {
    visitorSees: 'no text',
    input: { countryId: 5 },
    answer: envelope({ outdatalist: [[{ stateMasterID: 12, stateName: 'Kerala' }]] }),
    value: [{ id: 12, name: 'Kerala' }],
  },
  submitActivation: {
    visitorSees: 'no text',
    input: { handle: '71', code: '123456' },
    answer: envelope(),
    value: outcome,
  },
  resendActivation: {
    visitorSees: 'no text',
    input: { ...registration, handle: '71' },
    answer: envelope(),
    value: outcome,
  },
  startReset: {
    visitorSees: 'no text',
    input: { to: 'asha@example.com', proof: '16.a.b.c.7' },
    answer: envelope(handle),
    value: flow,
  },
  confirmReset: {
    visitorSees: 'no text',
    input: { handle: 'h-70', code: '123456' },
    answer: envelope(handle),
    value: flow,
  },
  setPassword: {
    visitorSees: 'no text',
    input: { handle: 'h-71', password: 'correct horse 9' },
    answer: envelope(handle),
    value: outcome,
  },
  subscription: {
    visitorSees: 'no text',
    input: { userId: '7' },
    value: {
      packageName: 'Chamber',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      renewUntil: '2027-01-30',
      daysRemaining: 40,
      state: 'active',
    },
  },
  profile: {
    visitorSees: 'no text',
    input: undefined,
    value: {
      ...place,
      loginId: 'asha1',
      email: 'asha@example.com',
      mobile: '9000000001',
      isEmailConfirmed: true,
      isMobileConfirmed: false,
      registeredOn: '2026-01-01',
      deletesOn: '2026-12-07',
    },
  },
  saveProfile: { visitorSees: 'no text', input: place, answer: envelope(), value: outcome },
  startContactChange: {
    visitorSees: 'no text',
    input: { kind: 'email', to: 'asha.menon@example.com', password: 'correct horse 9' },
    answer: envelope({ outdata: { handle: 'h-71' } }),
    value: flow,
  },
  confirmContactChange: {
    visitorSees: 'no text',
    input: { handle: 'h-71', code: '123456' },
    answer: envelope(),
    value: outcome,
  },
  changePassword: {
    visitorSees: 'no text',
    input: { oldPassword: 'correct horse 9', password: 'correct horse 10' },
    answer: envelope(),
    value: outcome,
  },
  sessions: {
    visitorSees: 'no text',
    input: undefined,
    value: [{ ...session, loginType: 1, isCurrent: true }],
  },
  endSession: { visitorSees: 'no text', input: { id: 's1' }, answer: envelope(), value: outcome },
  accessTokens: {
    visitorSees: 'no text',
    input: undefined,
    value: { tokens: [accessToken], usedToday: 212 },
  },
  makeAccessToken: {
    visitorSees: 'no text',
    input: { name: 'Assistant on my laptop' },
    answer: envelope({ outdata: { id: 't1', token: 'hn_abc' } }),
    value: { ...outcome, id: 't1', token: 'hn_abc' },
  },
  revokeAccessToken: { visitorSees: 'no text', input: { id: 't1' }, answer: envelope(), value: outcome },
  endOtherSessions: { visitorSees: 'no text', input: undefined, answer: envelope(), value: outcome },
  exportData: {
    visitorSees: 'no text',
    input: undefined,
    answer: envelope({ outdata: dataExport }),
    value: dataExport,
  },
  deleteAccount: {
    visitorSees: 'no text',
    input: { password: 'correct horse 9' },
    answer: envelope({ outdata: { deletesOn: '2026-12-07' } }),
    value: { ...outcome, deletesOn: '2026-12-07' },
  },
  keepAccount: { visitorSees: 'no text', input: undefined, answer: envelope(), value: outcome },
};
