import {
  count,
  day,
  flag,
  inField,
  outdata,
  record,
  sureText,
  text,
  type Fields,
  type Reader,
} from '../wire/readers.js';
import { get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { outcome, type Outcome } from '../wire/outcome.js';
import type { AccountFlow } from './account-flow.js';
import type { CodeInput } from './code-input.js';

/** Name and place of a member, which the member may change without a code. */
export interface ProfileChange {
  /** Given name. */
  readonly firstName: string;
  /** Family name. */
  readonly lastName: string;
  /** Of the chosen country. */
  readonly countryId: number;
  /** Of the chosen state. */
  readonly stateId: number;
  /** City of the member. */
  readonly city: string;
}

/** What the library holds about a member. */
export interface Profile extends ProfileChange {
  /** Name to sign in with; it never changes. */
  readonly loginId: string;
  /** Gets the messages of the account; may be empty. */
  readonly email: string;
  /** Ten digits; may be empty. */
  readonly mobile: string;
  /** True if a code that was sent to the address came back. */
  readonly isEmailConfirmed: boolean;
  /** True if a code that was sent to the number came back. */
  readonly isMobileConfirmed: boolean;
  /** ISO date of the registration. */
  readonly registeredOn: string | null;
  /** ISO date on which the account is deleted, because the member asked for it; null otherwise. */
  readonly deletesOn: string | null;
}

/** Fields of a profile on the wire; 0 for no country and no state. */
export const profileFields: Fields<Profile> = {
  loginId: ['loginID', text],
  firstName: ['fname', text],
  lastName: ['lname', text],
  email: text,
  mobile: text,
  isEmailConfirmed: ['emailConfirmed', flag],
  isMobileConfirmed: ['mobileConfirmed', flag],
  countryId: ['countryMasterID', count],
  stateId: ['stateMasterID', count],
  city: text,
  registeredOn: day,
  deletesOn: day,
};

/** A new e-mail address or mobile number, and the password that proves who asks. */
export interface ContactChange {
  /** What to change. */
  readonly kind: 'email' | 'mobile';
  /** The new address or number. */
  readonly to: string;
  /** The member's password. */
  readonly password: string;
}

const handle = outdata(inField('handle', sureText));
const started: Reader<AccountFlow> = (answer) => ({ ...outcome(answer), handle: handle(answer) });

/** Reads the member's profile. */
export const profile = get<Profile>('/api/account/profile', {
  ...memberRead,
  ours: true,
  answer: outdata(record(profileFields)),
});

/** Stores the member's name and place. */
export const saveProfile = post<Outcome, ProfileChange>('/api/account/saveprofile', {
  ...memberWrite,
  ours: true,
  answer: outcome,
  body: {
    firstName: 'fname',
    lastName: 'lname',
    countryId: 'countryMasterID',
    stateId: 'stateMasterID',
    city: 'city',
  },
});

/**
 * Starts the change of an e-mail address or a mobile number: sends a code to the new one. The answer is the same if
 * another account has it.
 */
export const startContactChange = post<AccountFlow, ContactChange>('/api/account/startcontactchange', {
  ...memberWrite,
  ours: true,
  answer: started,
  body: { kind: 'kind', to: 'to', password: 'password' },
});

/** Stores the new address or number if the code is right. */
export const confirmContactChange = post<Outcome, CodeInput>('/api/account/confirmcontactchange', {
  ...memberWrite,
  ours: true,
  answer: outcome,
  body: { handle: 'handle', code: 'code' },
});
