import { join } from '../wire/join.js';
import type { Fields, ValueOf } from '../wire/kind.js';
import { count, day, flag, inField, sureText, text } from '../wire/readers.js';
import { get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { wireNames } from '../wire/wire-names.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import type { AccountFlow } from './account-flow.js';
import type { CodeInput } from './code-input.js';

const person = {
  /** Given name. */
  firstName: ['fname', text],
  /** Family name. */
  lastName: ['lname', text],
  /** Of the chosen country; 0 for none. */
  countryId: ['countryMasterID', count],
  /** Of the chosen state; 0 for none. */
  stateId: ['stateMasterID', count],
  /** City of the member. */
  city: text,
} as const;

/** Name and place of a member, which the member may change without a code. */
export interface ProfileChange extends ValueOf<typeof person> {}

const profileTable = /* @__PURE__ */ join(
  {
    /** Name to sign in with; it never changes. */
    loginId: ['loginID', text],
  },
  person,
  {
    /** Gets the messages of the account; may be empty. */
    email: text,
    /** Ten digits; may be empty. */
    mobile: text,
    /** True if a code that was sent to the address came back. */
    isEmailConfirmed: ['emailConfirmed', flag],
    /** True if a code that was sent to the number came back. */
    isMobileConfirmed: ['mobileConfirmed', flag],
    /** ISO date of the registration. */
    registeredOn: day,
    /** ISO date on which the account is deleted, because the member asked for it; null otherwise. */
    deletesOn: day,
  },
);

/** What the library holds about a member. */
export interface Profile extends ValueOf<typeof profileTable> {}

/** A new e-mail address or mobile number, and the password that proves who asks. */
export interface ContactChange {
  /** What to change. */
  readonly kind: 'email' | 'mobile';
  /** The new address or number. */
  readonly to: string;
  /** The member's password. */
  readonly password: string;
}

const started: Fields<AccountFlow> = /* @__PURE__ */ join(outcome, {
  handle: ['outdata', /* @__PURE__ */ inField('handle', sureText)],
});

/** Reads the member's profile. */
export const profile = get<Profile>('/api/account/profile', {
  ...memberRead,
  ours: true,
  outdata: profileTable,
});

/** Stores the member's name and place. */
export const saveProfile = post<Outcome, ProfileChange>('/api/account/saveprofile', {
  ...memberWrite,
  ours: true,
  whole: outcome,
  body: wireNames<ProfileChange>(person),
});

/**
 * Starts the change of an e-mail address or a mobile number: sends a code to the new one. The answer is the same if
 * another account has it.
 */
export const startContactChange = post<AccountFlow, ContactChange>('/api/account/startcontactchange', {
  ...memberWrite,
  ours: true,
  whole: started,
  body: { kind: 'kind', to: 'to', password: 'password' },
});

/** Stores the new address or number if the code is right. */
export const confirmContactChange = post<Outcome, CodeInput>('/api/account/confirmcontactchange', {
  ...memberWrite,
  ours: true,
  whole: outcome,
  body: { handle: 'handle', code: 'code' },
});
