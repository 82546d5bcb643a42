import { join } from '../wire/join.js';
import { get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import type { ValueOf } from '../wire/kind.js';
import { day, inField, moment } from '../wire/readers.js';
import { asObject } from '../wire/field-problem.js';

const dataExport = {
  /** ISO date and time. */
  madeAt: moment,
  /** Rows by subject, for example `sessions`, with the names of their fields. */
  data: (value: unknown) => asObject(value, []),
} as const;

/** All that the library holds about a member. */
export interface DataExport extends ValueOf<typeof dataExport> {}

/** A change of the password. */
export interface PasswordChange {
  /** The password until now. */
  readonly oldPassword: string;
  /** The new one. */
  readonly password: string;
}

const deletion = /* @__PURE__ */ join(outcome, {
  /** ISO date on which the account is deleted, unless the member keeps it before. */
  deletesOn: ['outdata', /* @__PURE__ */ inField('deletesOn', day)],
});

/** The result of a request to delete an account. */
export interface AccountDeletion extends ValueOf<typeof deletion> {}

/** Changes the password, and ends all other sessions. */
export const changePassword = post<Outcome, PasswordChange>('/api/account/changepassword', {
  ...memberWrite,
  ours: true,
  whole: outcome,
  body: { oldPassword: 'oldpassword', password: 'password' },
});

/** Reads all that the library holds about the member, as one document. */
export const exportData = get<DataExport>('/api/account/exportdata', {
  ...memberRead,
  ours: true,
  outdata: dataExport,
});

/** Ends all sessions, and deletes the account after 14 days. Until then the member can sign in and keep it. */
export const deleteAccount = post<AccountDeletion, { readonly password: string }>('/api/account/deleteaccount', {
  ...memberWrite,
  ours: true,
  whole: deletion,
  body: { password: 'password' },
});

/** Keeps an account that waits for its deletion. */
export const keepAccount = post<Outcome>('/api/account/keepaccount', {
  ...memberWrite,
  ours: true,
  whole: outcome,
});
