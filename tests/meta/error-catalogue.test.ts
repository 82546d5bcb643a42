import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// Every row of the validation rules (section 5) and of the error catalogue (section 8) of the public site, with the test that
// provokes it.

const FACES = 'tests/e2e/account-faces.spec.ts';
const JOURNEYS = 'tests/e2e/account-journeys.spec.ts';
const MEMBER = 'tests/e2e/member.spec.ts';
const REGISTRATION = 'tests/e2e/registration.spec.ts';
const CONTACT = 'tests/e2e/contact.spec.ts';
const INQUIRY = 'tests/e2e/inquiry.spec.ts';
const PAYMENT = 'tests/e2e/payment-journeys.spec.ts';
const PAGES = 'tests/e2e/public-pages.spec.ts';
const FIELDS = 'packages/site/src/public/field-messages.node.test.ts';
const CONTACT_FORMS = 'packages/core/src/contact/contact-forms.test.ts';
const EMAIL = 'packages/core/src/validation/email.test.ts';
const CAPTCHA = 'packages/core/src/captcha/captcha-endpoint.test.ts';

/** Row of the specification, file, and words of the test in it. */
const catalogue: readonly (readonly [row: string, file: string, words: string])[] = [
  [
    '5 general: the first click validates every control and focuses the first',
    REGISTRATION,
    'the first click marks every empty field',
  ],
  [
    '5 general: each change validates the field, the line goes when it is valid',
    REGISTRATION,
    'each has its rule and its message, which goes once the value is valid',
  ],
  ['5 general: required', REGISTRATION, "'First name must not be blank!'"],
  ['5 general: select-type required', REGISTRATION, "'State must be selected!'"],
  ['5 general: pattern failure', REGISTRATION, "'City must match the format!'"],
  ['5 login: username and password are required', FIELDS, "'Username must not be blank!'"],
  ['5 forgot password: mobile or email is required', FIELDS, "'Enter Mobile / Email'"],
  ['5 forgot password: OTP is required', FIELDS, "'Code must not be blank!'"],
  ['5 activation code is required', FIELDS, "'Activation Code must not be blank!'"],
  ['5 new password and its confirmation are required', FIELDS, "'Password again must not be blank!'"],
  ['5 registration: fname, lname', REGISTRATION, "'Please enter only text characters.'"],
  ['5 registration: email', REGISTRATION, "'Please enter valid email address'"],
  ['5 registration: mobile', REGISTRATION, "'Please enter valid active mobile number for SMS OTP Verification.'"],
  ['5 registration: loginID', REGISTRATION, "'Please enter a valid username without spaces in lowercase characters.'"],
  [
    '5 registration: the confirmation is marked on keyup',
    REGISTRATION,
    'passwords that differ are marked while typing and reported when the form is sent',
  ],
  ['5 registration: city, country, state', REGISTRATION, "'City must not be blank!'"],
  ['5 registration: terms must be ticked', REGISTRATION, 'terms that are not ticked keep the form from being sent'],
  ['5 contact: name, email, comment, captcha', CONTACT_FORMS, "'Name must not be blank!'"],
  ['5 inquiry: all fields, the subject too', CONTACT_FORMS, "'Subject must be selected!'"],
  ['5 captcha: a failed check reloads the image', CONTACT, 'D8: a wrong code brings another picture and its line'],
  ['5 e-mail format: 254 in all, 64 before the @', EMAIL, "'y'.repeat(65)}@b.in`, true, false"],
  ['8 login failure', MEMBER, 'a wrong password shows the server’s message'],
  ['8 account not active', JOURNEYS, "'Your Account is not active.Please Enter Activation Code.'"],
  ['8 activation failure', JOURNEYS, 'not active, a wrong code, an expired code'],
  ['8 resend failure', FACES, 'Resend OTP too early'],
  ['8 forgot failure', FACES, 'expectToast(page, failed(WAIT))'],
  ['8 OTP failure', FACES, 'expectToast(page, failed(WRONG_CODE))'],
  ['8 new-password failure', FACES, 'The time for this step is over.'],
  ['8 activation success', JOURNEYS, "'Your account is active. Please sign in.'"],
  ['8 resend success', JOURNEYS, "'We sent you a new activation code.'"],
  ['8 forgot success', FACES, 'If an account has this mobile number or e-mail address, we sent a code to it.'],
  ['8 OTP success', FACES, 'The code is correct. Please choose a new password.'],
  ['8 new-password success', JOURNEYS, "'Your password was changed. Please sign in.'"],
  ['8 registration, passwords differ', REGISTRATION, "{ title: 'Verification', type: 'ERROR', text: message }"],
  ['8 registration, terms unticked', REGISTRATION, "text: 'Please check terms and condition' }"],
  ['8 registration server failure', REGISTRATION, "'This username is taken. Please choose another one.'"],
  ['8 package load failure', PAYMENT, 'packages that do not load are said in a toast'],
  ['8 payment failure', PAYMENT, 'a failed subscribe clears the loading flag and says why, exactly'],
  ['8 inquiry failure', INQUIRY, 'B11: too many inquiries are refused in a toast'],
  ['8 contact with success false', CONTACT, 'D8: a refused message is silent: another picture, no toast'],
  ['8 bare act with zero hits', PAGES, "['/bareactdetail', 'a000000000000,s3']"],
  ['8 the case preview has no visible error message', PAGES, "['/casedetail', 'c000000000000']"],
  ['8 the invalid forgot form', FIELDS, "title: 'Failed', text: 'Enter Mobile / Email'"],
  ['8 developer errors: captcha endpoint, style', CAPTCHA, 'refuses anything but an https URL with a handler'],
];

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

it('every row of the catalogue names a test that exists', () => {
  const missing = catalogue.filter(([, file, words]) => !read(file).includes(words));
  expect(missing).toEqual([]);
});
