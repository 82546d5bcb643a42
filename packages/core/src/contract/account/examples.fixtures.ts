import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome } from '../example-parts.fixtures.js';
import { aPackage, packageRow } from '../packages/package.fixtures.js';
import type { Registration } from './registration.js';

const registration: Required<Registration> = {
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

/** An example of every call of this service. */
export const accountExamples: ExamplesOf<'account'> = {
  signIn: {
    visitorSees: 'no text',
    input: { username: 'asha1', password: 'correct horse 9', remember: true, loginType: 2 },
    answer: envelope({
      outdata: wireToken,
      outdata1: [{ userid: '7', username: 'asha1', name: 'Asha Menon', email: 'asha@example.com', daysremaining: 30 }],
      outdata2: 's1',
    }),
    value: {
      token,
      user: { userId: '7', username: 'asha1', name: 'Asha Menon', email: 'asha@example.com', daysRemaining: 30 },
      sessionId: 's1',
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
  startReset: { visitorSees: 'no text', input: { to: 'asha@example.com' }, answer: envelope(handle), value: flow },
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
    answer: envelope({
      outdata: {
        packageName: 'Chamber',
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        renewUntil: '2027-01-30',
        daysremaining: 40,
        state: 'active',
      },
    }),
    value: {
      packageName: 'Chamber',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      renewUntil: '2027-01-30',
      daysRemaining: 40,
      state: 'active',
    },
  },
};
