import type { Names } from '../wire/rename.js';

/** The registration form as it is filled in. */
export interface Registration {
  /** Given name. */
  readonly firstName: string;
  /** Family name. */
  readonly lastName: string;
  /** Gets the messages of the account. */
  readonly email: string;
  /** Ten digits. */
  readonly mobile: string;
  /** Lower-case letters and digits. */
  readonly loginId: string;
  /** As it was typed. */
  readonly password: string;
  /** The password again. */
  readonly confirmation: string;
  /** 5 by default. */
  readonly countryId?: number;
  /** Of the chosen country. */
  readonly countryName: string;
  /** Of the chosen state. */
  readonly stateId: number;
  /** Where the writer lives. */
  readonly city: string;
  /** True by default, as the form's box is ticked at first. */
  readonly acceptsTerms?: boolean;
  /** 27, the trial, by default. */
  readonly planId?: number;
}

/** A registration whose code is sent again; the reference server needs the handle alone. */
export interface RegistrationToResend extends Partial<Registration> {
  /** Flow number of the registration, or handle of a refused sign-in. */
  readonly handle: string;
}

/** English name of every field of the form, with the name it has on the wire and what is sent where nobody changed it. */
export const registrationFields = {
  firstName: 'fname',
  lastName: 'lname',
  email: 'email',
  mobile: 'mobile',
  loginId: 'loginID',
  password: 'password',
  confirmation: 'repassword',
  countryId: ['countryMasterID', 5],
  countryName: 'countryName',
  stateId: 'stateMasterID',
  city: 'city',
  acceptsTerms: ['ischeckterm', true],
  planId: ['subscriptionplanmasterid', 27],
} as const satisfies Required<Names<Registration>>;
