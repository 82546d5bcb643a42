import { outcome, type Outcome } from '../values/outcome.js';
import { group, post } from '../wire/make-call.js';
import { publicWrite } from '../wire/marks.js';

/** The contact form. */
export interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly comment: string;
  /** What the visitor typed for the picture. */
  readonly captchaCode: string;
  readonly captchaId: string;
}

/** The inquiry form. */
export interface Inquiry {
  readonly subject: string;
  readonly firstName: string;
  readonly city: string;
  /** 6 to 15 digits, with an optional plus sign. */
  readonly contactNumber: string;
  readonly email: string;
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
export const contact = group('contact', {
  /** Sends a contact message. */
  send: post<Outcome, ContactInput>(path, {
    ...publicWrite,
    answer: outcome,
    body: { name: 'ContactName', email: 'ContactEmail', comment: 'Comment', ...captchaNames },
  }),
  /** Sends an inquiry. */
  inquire: post<Outcome, Inquiry>(path, { ...publicWrite, answer: outcome, body: inquiryNames }),
});
