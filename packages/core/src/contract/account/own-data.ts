import { get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { day, inField, outdata, record, text, type Fields, type Reader } from '../wire/readers.js';
import { asObject } from '../wire/field-problem.js';

/** All that the library holds about a member. */
export interface DataExport {
  /** ISO date and time. */
  readonly madeAt: string;
  /** Rows by subject, for example `sessions`, with the names of their fields. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Fields of an export on the wire. */
export const dataExportFields: Fields<DataExport> = { madeAt: text, data: (value) => asObject(value, []) };

/** A change of the password. */
export interface PasswordChange {
  /** The password until now. */
  readonly oldPassword: string;
  /** The new one. */
  readonly password: string;
}

/** The result of a request to delete an account. */
export interface AccountDeletion extends Outcome {
  /** ISO date on which the account is deleted, unless the member keeps it before. */
  readonly deletesOn: string | null;
}

const deletesOn = outdata(inField('deletesOn', day));
const deletion: Reader<AccountDeletion> = (answer) => ({ ...outcome(answer), deletesOn: deletesOn(answer) });

/** Changes the password, and ends all other sessions. */
export const changePassword = post<Outcome, PasswordChange>('/api/account/changepassword', {
  ...memberWrite,
  ours: true,
  answer: outcome,
  body: { oldPassword: 'oldpassword', password: 'password' },
});

/** Reads all that the library holds about the member, as one document. */
export const exportData = get<DataExport>('/api/account/exportdata', {
  ...memberRead,
  ours: true,
  answer: outdata(record(dataExportFields)),
});

/** Ends all sessions, and deletes the account after 14 days. Until then the member can sign in and keep it. */
export const deleteAccount = post<AccountDeletion, { readonly password: string }>('/api/account/deleteaccount', {
  ...memberWrite,
  ours: true,
  answer: deletion,
  body: { password: 'password' },
});

/** Keeps an account that waits for its deletion. */
export const keepAccount = post<Outcome>('/api/account/keepaccount', {
  ...memberWrite,
  ours: true,
  answer: outcome,
});
