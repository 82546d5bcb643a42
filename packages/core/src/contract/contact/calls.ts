import { outcome, type Outcome } from '../wire/outcome.js';
import { group, post } from '../wire/make-call.js';
import { publicWrite } from '../wire/marks.js';

/** The contact form. */
export interface ContactInput {
  /** Name of the writer. */
  readonly name: string;
  /** Address for the answer. */
  readonly email: string;
  /** The message. */
  readonly comment: string;
  /** The visitor's solution of the captcha. */
  readonly captchaCode: string;
  /** Id of the captcha challenge. */
  readonly captchaId: string;
}

/** The inquiry form. */
export interface Inquiry {
  /** One of the subjects that the form offers. */
  readonly subject: string;
  /** Given name. */
  readonly firstName: string;
  /** City of the writer. */
  readonly city: string;
  /** 6 to 15 digits, with an optional plus sign. */
  readonly contactNumber: string;
  /** Address for the answer. */
  readonly email: string;
  /** The inquiry in the writer's words. */
  readonly description: string;
}

/** Maps every English field name of the inquiry to its wire name. */
export const inquiryNames = {
  subject: 'subject',
  firstName: 'firstName',
  city: 'city',
  contactNumber: 'contactNo',
  email: 'email',
  description: 'description',
} as const;

/** Maps the two fields of the captcha to their wire names. */
export const captchaNames = { captchaCode: 'userEnteredCaptchaCode', captchaId: 'captchaId' } as const;

const path = '/api/contact/addcontactdetails';

/** The two forms to the operator. They share a path; the server tells them apart by their fields. */
export const contact = group('contact', () => ({
  /** Sends a contact message. */
  send: post<Outcome, ContactInput>(path, {
    ...publicWrite,
    whole: outcome,
    body: { name: 'ContactName', email: 'ContactEmail', comment: 'Comment', ...captchaNames },
  }),
  /** Sends an inquiry. */
  inquire: post<Outcome, Inquiry>(path, { ...publicWrite, whole: outcome, body: inquiryNames }),
}));
