import type { Names } from '../wire/rename.js';

/** A completed registration form. */
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
  /** As typed. */
  readonly password: string;
  /** The password again. */
  readonly confirmation: string;
  /** 5 by default. */
  readonly countryId?: number;
  /** Of the chosen country. */
  readonly countryName: string;
  /** Of the chosen state. */
  readonly stateId: number;
  /** City of the visitor. */
  readonly city: string;
  /** True by default, because the form's box starts ticked. */
  readonly acceptsTerms?: boolean;
  /** 27, the trial, by default. */
  readonly planId?: number;
  /** Solves the challenge of a BusyError (`withProofs`). */
  readonly proof?: string;
}

/** A registration that needs its code again. Our server needs only the handle. */
export interface RegistrationToResend extends Partial<Registration> {
  /** Flow number of the registration, or the handle from a refused sign-in. */
  readonly handle: string;
}

/** Maps every English field name of the form to its wire name and, for some, its default value. */
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
  proof: 'proof',
} as const satisfies Required<Names<Registration>>;
