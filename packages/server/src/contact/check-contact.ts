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

/** A reader's report of an error in a document. */
export interface ReportEntry {
  readonly paragraph: string;
  readonly words: string;
  /** Empty for a reader who wants no answer. */
  readonly email: string;
}

/** A printed number, or a few words that say where. */
const PARAGRAPH_MAX = 100;

type Rules<T> = { readonly [Name in keyof T]: readonly [prefix: string, ...rules: Validator[]] };

const isListed: Validator = (value) =>
  inquirySubjects.some((subject) => subject === value) ? '' : 'Subject must be selected!';

const contactRules: Rules<ContactEntry> = {
  name: ['Name', required, atMost(NAME_MAX)],
  email: ['Email', required, email()],
  comment: ['Comment', required, atMost(CONTACT_TEXT_MAX)],
};

const emailIfAny: Validator = (value, prefix) => (value === '' ? '' : email()(value, prefix));

const reportRules: Rules<ReportEntry> = {
  paragraph: ['Paragraph', atMost(PARAGRAPH_MAX)],
  words: ['Report', required, atMost(CONTACT_TEXT_MAX)],
  email: ['Email', emailIfAny],
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

/** The same for a report. */
export const reportProblem = ({ paragraph, words, email: address }: ReportEntry): string =>
  firstProblem({ paragraph, words, email: address }, reportRules);

function firstProblem<T extends object>(entry: T, rules: Rules<T>): string {
  for (const name of Object.keys(rules) as (keyof T)[]) {
    const [prefix, ...checks] = rules[name];
    const problem = checks.map((check) => check(entry[name], prefix)).find((message) => message !== '');
    if (problem !== undefined) return problem;
  }
  return '';
}
