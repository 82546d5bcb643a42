import { CITY_MAX, CONTACT_TEXT_MAX, inquirySubjects, NAME_MAX } from '@headnote/core/contact';
import { atMost, contactNo, email, required, type Validator } from '@headnote/core/validation';

/** A contact message. */
export interface ContactEntry {
  readonly name: string;
  readonly email: string;
  readonly comment: string;
}

/** An inquiry. */
export interface InquiryEntry {
  readonly subject: string;
  readonly firstName: string;
  readonly city: string;
  readonly contactNo: string;
  readonly email: string;
  readonly description: string;
}

type Rules<T> = { readonly [Name in keyof T]: readonly [prefix: string, ...rules: Validator[]] };

const isListed: Validator = (value) =>
  inquirySubjects.some((subject) => subject === value) ? '' : 'Subject must be selected!';

const contactRules: Rules<ContactEntry> = {
  name: ['Name', required, atMost(NAME_MAX)],
  email: ['Email', required, email()],
  comment: ['Comment', required, atMost(CONTACT_TEXT_MAX)],
};

const inquiryRules: Rules<InquiryEntry> = {
  subject: ['Subject', isListed],
  firstName: ['First name', required, atMost(NAME_MAX)],
  city: ['City', required, atMost(CITY_MAX)],
  contactNo: ['Contact number', required, contactNo],
  email: ['Email', required, email()],
  description: ['Description', required, atMost(CONTACT_TEXT_MAX)],
};

/** Checks a message by the rules of the form. Returns the first message, or an empty string. */
export const contactProblem = (entry: ContactEntry): string => firstProblem(entry, contactRules);

/** The same for an inquiry. */
export const inquiryProblem = (entry: InquiryEntry): string => firstProblem(entry, inquiryRules);

function firstProblem<T extends object>(entry: T, rules: Rules<T>): string {
  for (const name of Object.keys(rules) as (keyof T)[]) {
    const [prefix, ...checks] = rules[name];
    const problem = checks.map((check) => check(entry[name], prefix)).find((message) => message !== '');
    if (problem !== undefined) return problem;
  }
  return '';
}
