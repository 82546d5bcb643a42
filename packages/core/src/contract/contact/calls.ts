import { outcome, type Outcome } from '../wire/outcome.js';
import { group, post } from '../wire/make-call.js';
import { publicWrite } from '../wire/marks.js';

/** The contact form. */
export interface ContactInput {
  /** Who writes. */
  readonly name: string;
  /** Address for the answer. */
  readonly email: string;
  /** What is said. */
  readonly comment: string;
  /** What the visitor typed for the picture. */
  readonly captchaCode: string;
  /** Id of the challenge. */
  readonly captchaId: string;
}

/** The inquiry form. */
export interface Inquiry {
  /** One of the subjects that the form offers. */
  readonly subject: string;
  /** Given name. */
  readonly firstName: string;
  /** Where the writer lives. */
  readonly city: string;
  /** 6 to 15 digits, with an optional plus sign. */
  readonly contactNumber: string;
  /** Address for the answer. */
  readonly email: string;
  /** What it is about, in words. */
  readonly description: string;
}

/** English name of every field of the inquiry, with the name it has on the wire. */
export const inquiryNames = {
  subject: 'subject',
  firstName: 'firstName',
  city: 'city',
  contactNumber: 'contactNo',
  email: 'email',
  description: 'description',
} as const;

/** The captcha's two fields. */
export const captchaNames = { captchaCode: 'userEnteredCaptchaCode', captchaId: 'captchaId' } as const;

const path = '/api/contact/addcontactdetails';

/** The two forms that write to the operator; one path, told apart by their fields. */
export const contact = group('contact', () => ({
  /** Sends a contact message. */
  send: post<Outcome, ContactInput>(path, {
    ...publicWrite,
    answer: outcome,
    body: { name: 'ContactName', email: 'ContactEmail', comment: 'Comment', ...captchaNames },
  }),
  /** Sends an inquiry. */
  inquire: post<Outcome, Inquiry>(path, { ...publicWrite, answer: outcome, body: inquiryNames }),
}));
