import { handled, registered, type AccountFlow } from './account-flow.js';
import { country, state, type Country, type State } from './country.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { aPackage, type Package } from '../packages/package.js';
import { registrationFields, type Registration, type RegistrationToResend } from './registration.js';
import { subscription, type Subscription } from './subscription.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead, publicRead, publicWrite } from '../wire/marks.js';
import type { Reader } from '../wire/kind.js';
import { cell, inField, text } from '../wire/readers.js';
import { newTicket } from './new-ticket.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import { forUser, type ForUser } from '../wire/for-user.js';
import type { CodeInput } from './code-input.js';
import { accessTokens, makeAccessToken, revokeAccessToken } from './access-token.js';
import { endOtherSessions, endSession, sessions } from './device-session.js';
import { changePassword, deleteAccount, exportData, keepAccount } from './own-data.js';
import { confirmContactChange, profile, saveProfile, startContactChange } from './profile.js';

/** Options of the registration form. */
export interface RegistrationMaster {
  /** Every country to choose from. */
  readonly countries: readonly Country[];
  /** Every plan to choose from. */
  readonly packages: readonly Package[];
  /** Name of the preselected country. */
  readonly defaultCountry: string;
}

const masterCountries = cell<readonly Country[]>(0, [country]);
const masterPackages = cell<readonly Package[]>(1, [aPackage]);
const defaultCountry = inField('outdata', text);
const master: Reader<RegistrationMaster> = (answer) => ({
  countries: masterCountries(answer),
  packages: masterPackages(answer),
  defaultCountry: defaultCountry(answer),
});

/** A reset to start. */
export interface ResetInput {
  /** Mobile number or e-mail address of the account. */
  readonly to: string;
  /** Solves the challenge of a BusyError (`withProofs`). */
  readonly proof?: string;
}

/** Accounts: sign-in, registration, reset, subscription, and what members do with their own account. */
export const account = group('account', () => ({
  signIn,
  newTicket,
  signOut,
  /** Registers a visitor and sends an activation code. */
  register: post<AccountFlow, Registration>('/api/user/insertuser', {
    ...publicWrite,
    whole: registered,
    body: registrationFields,
  }),
  /** Lists countries and packages for the registration form. */
  registerMaster: get<RegistrationMaster>('/api/user/getregistermaster', { ...publicRead, whole: master }),
  /** Lists the states of a country. */
  states: get<readonly State[], { readonly countryId: number }>('/api/user/getstatebycountryid', {
    ...publicRead,
    whole: cell<readonly State[]>(0, [state]),
    query: { countryId: 'countryid' },
  }),
  /** Activates a registration with its code. */
  submitActivation: post<Outcome, CodeInput>('/api/user/submitotp', {
    ...publicWrite,
    whole: outcome,
    body: { handle: 'userid', code: 'activationcode' },
  }),
  /** Sends the activation code again, to the mobile number or e-mail address of the registration. */
  resendActivation: post<Outcome, RegistrationToResend>('/api/user/resendotp', {
    ...publicWrite,
    whole: outcome,
    body: { ...registrationFields, handle: 'userid' },
  }),
  /**
   * Starts a password reset: sends a code to the mobile number or e-mail address. The answer is the same for unknown
   * ones.
   */
  startReset: post<AccountFlow, ResetInput>('/api/user/forgotpwdsendotp', {
    ...publicWrite,
    whole: handled,
    body: { to: 'toEmail', proof: 'proof' },
  }),
  /** Confirms the code of a password reset. */
  confirmReset: post<AccountFlow, CodeInput>('/api/user/ForgotPasswordSubmitOTP', {
    ...publicWrite,
    whole: handled,
    body: { code: 'confirmotp', handle: 'userid' },
  }),
  /** Sets the new password after the code is confirmed. */
  setPassword: post<Outcome, { readonly handle: string; readonly password: string }>('/api/user/usernewpassowrdsetup', {
    ...publicWrite,
    whole: outcome,
    body: { password: 'password', handle: 'userid' },
  }),
  /** Reads the member's subscription. */
  subscription: get<Subscription, ForUser | undefined>('/api/user/getsubscriptiondetails', {
    ...memberRead,
    outdata: subscription,
    query: forUser,
  }),
  profile,
  saveProfile,
  startContactChange,
  confirmContactChange,
  changePassword,
  sessions,
  endSession,
  endOtherSessions,
  accessTokens,
  makeAccessToken,
  revokeAccessToken,
  exportData,
  deleteAccount,
  keepAccount,
}));
