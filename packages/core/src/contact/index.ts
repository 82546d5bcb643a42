export { createContactForm } from './contact-form.js';
export type { ContactForm, ContactFormOptions } from './contact-form.js';
export { deskOf } from './desk-of.js';
export { CITY_MAX, CONTACT_TEXT_MAX, NAME_MAX } from './contact-rules.js';
export { createInquiryForm } from './inquiry-form.js';
export type { InquiryCaptcha, InquiryForm, InquiryFormOptions, InquiryProof } from './inquiry-form.js';
export { inquirySubjects } from './inquiry-subjects.js';
export type { InquirySubject } from './inquiry-subjects.js';
