import * as v from 'valibot';
import type { contact } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { wireLimits } from '../schemas/wire-limits.js';
import { done, filled, sure } from '../schemas/schema-parts.js';

const writing = filled(wireLimits.long);

/** The two fields of a captcha. */
export const captcha = { userEnteredCaptchaCode: sure, captchaId: sure };

/** The fields of an inquiry. */
export const inquiry = {
  subject: sure,
  firstName: sure,
  city: sure,
  contactNo: sure,
  email: sure,
  description: writing,
};

const message = v.object({ ContactName: sure, ContactEmail: sure, Comment: writing, ...captcha });

/** The server's half of the contact calls. */
export const contactHalf = {
  send: { body: message, reply: v.object({ success: v.boolean(), ...done.entries }) },
  inquire: { body: v.object(inquiry) },
} as const satisfies HalfOf<typeof contact>;
