import { handled, registered, type AccountFlow } from './account-flow.js';
import { countries, states, type Country, type State } from './country.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import { packages, type Package } from '../packages/package.js';
import { registrationFields, type Registration, type RegistrationToResend } from './registration.js';
import { subscription, type Subscription } from './subscription.js';
import { group, get, post } from '../wire/make-call.js';
import { memberRead, publicRead, publicWrite } from '../wire/marks.js';
import { cell, outdata, text, type Reader } from '../wire/readers.js';
import { newTicket } from './new-ticket.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** What the registration form is filled from. */
export interface RegistrationMaster {
  /** Every country that may be chosen. */
  readonly countries: readonly Country[];
  /** Every plan that may be chosen. */
  readonly packages: readonly Package[];
  /** Name of the country that is chosen at first. */
  readonly defaultCountry: string;
}

/** A code that came by SMS or e-mail, and the step that it belongs to. */
export interface CodeInput {
  /** Flow number of a registration, or handle of a refused sign-in or a reset. */
  readonly handle: string;
  /** As it was typed. */
  readonly code: string;
}

const masterCountries = cell(0, countries);
const masterPackages = cell(1, packages);
const defaultCountry = outdata(text);
const master: Reader<RegistrationMaster> = (answer) => ({
  countries: masterCountries(answer),
  packages: masterPackages(answer),
  defaultCountry: defaultCountry(answer),
});

/** Accounts: sign-in, registration, reset, subscription. */
export const account = group('account', () => ({
  signIn,
  newTicket,
  signOut,
  /** Registers a visitor, who gets a code. */
  register: post<AccountFlow, Registration>('/api/user/insertuser', {
    ...publicWrite,
    answer: registered,
    body: registrationFields,
  }),
  /** Countries and packages of the registration form. */
  registerMaster: get<RegistrationMaster>('/api/user/getregistermaster', { ...publicRead, answer: master }),
  /** States of a country. */
  states: get<readonly State[], { readonly countryId: number }>('/api/user/getstatebycountryid', {
    ...publicRead,
    answer: cell(0, states),
    query: { countryId: 'countryid' },
  }),
  /** Activates a registration by its code. */
  submitActivation: post<Outcome, CodeInput>('/api/user/submitotp', {
    ...publicWrite,
    answer: outcome,
    body: { handle: 'userid', code: 'activationcode' },
  }),
  /** Sends the activation code again, to where the registration said. */
  resendActivation: post<Outcome, RegistrationToResend>('/api/user/resendotp', {
    ...publicWrite,
    answer: outcome,
    body: { ...registrationFields, handle: 'userid' },
  }),
  /** Starts a reset: a code goes to the mobile number or the e-mail address. Answers alike for unknown ones. */
  startReset: post<AccountFlow, { readonly to: string }>('/api/user/forgotpwdsendotp', {
    ...publicWrite,
    answer: handled,
    body: { to: 'toEmail' },
  }),
  /** Confirms the code of a reset. */
  confirmReset: post<AccountFlow, CodeInput>('/api/user/ForgotPasswordSubmitOTP', {
    ...publicWrite,
    answer: handled,
    body: { code: 'confirmotp', handle: 'userid' },
  }),
  /** Sets the new password of a reset whose code was confirmed. */
  setPassword: post<Outcome, { readonly handle: string; readonly password: string }>('/api/user/usernewpassowrdsetup', {
    ...publicWrite,
    answer: outcome,
    body: { password: 'password', handle: 'userid' },
  }),
  /** The member's subscription. */
  subscription: get<Subscription, ForUser | undefined>('/api/user/getsubscriptiondetails', {
    ...memberRead,
    answer: outdata(subscription),
    query: forUser,
  }),
}));
