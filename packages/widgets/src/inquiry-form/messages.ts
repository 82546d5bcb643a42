import { formatNumber } from '../parts/format.js';

const numbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** Every text of the inquiry form. Another language is another object of this type. */
export const inquiryMessages = {
  heading: 'Send an inquiry',
  subject: 'Subject',
  chooseSubject: 'Choose a subject',
  firstName: 'First name',
  city: 'City',
  contactNo: 'Contact number',
  email: 'Email',
  description: 'Description',
  count: (length: number, most: number) => `${length} of ${formatNumber(most)}`,
  captcha: 'Characters in the picture',
  captchaHelp: 'Not readable? Take another picture, or hear six digits and type them instead.',
  captchaLoads: 'The picture loads when you begin to write.',
  captchaFailed: 'The picture did not load.',
  captchaRetry: 'Try another one',
  library: 'The library',
  consent: (name: string) => `${name} may use these details to answer this inquiry, and for nothing else.`,
  purpose: 'They are deleted after one year.',
  complaints: 'Grievances: ',
  officer: (name: string) => (name === '' ? '' : `${name}, `),
  summary: (count: number) => `${numbers[count] ?? count} fields need another look`,
  failed: 'Failed',
  stopped: 'This page stopped the inquiry. Nothing was sent.',
  send: 'Send inquiry',
  sending: 'Sending',
  sentTitle: 'Your inquiry is with the editors',
  answerTo: (email: string) => `The answer goes to ${email}.`,
  another: 'Write another',
};

/** The texts of the form, by name. */
export type InquiryLabels = typeof inquiryMessages;
