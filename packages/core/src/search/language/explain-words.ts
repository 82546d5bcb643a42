import { reading } from './reading-marks.js';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The words in which `explain` describes a search. */
export const words = {
  /** Language of the dates. */
  locale: 'en-GB',
  judgments: 'judgments',
  acts: 'acts',
  all: (documents: string) => `all ${documents}`,
  found: (documents: string, clauses: string) => `${documents} ${clauses}`,
  containing: (texts: string) => `containing ${texts}`,
  /** Typed words that need not match. */
  leftOut: (texts: string) => `(left out: ${texts})`,
  anything: 'anything',
  and: ' and ',
  or: ' or ',
  either: (texts: string) => `either ${texts}`,
  not: (text: string) => `not ${text}`,
  before: ' before ',
  inOne: {
    sentence: (texts: string) => `${texts} ${reading('in the same sentence')}`,
    paragraph: (texts: string) => `${texts} ${reading('in the same paragraph')}`,
  },
  within: (number: number) => ` ${reading(`within ${count(number, 'word')} of`)} `,
  atMostBefore: (number: number) => ` ${reading(`at most ${count(number, 'word')} before`)} `,
  between: (phrase: string, number: number) => `${phrase} ${reading(`with up to ${count(number, 'word')} between`)}`,
  beginning: (text: string) => `${reading('words that begin with')} ${text}`,
  like: (text: string) => `${reading('words like')} ${text}`,
  /** Stands before the value of a field. */
  fields: {
    party: 'with a party',
    judge: 'heard by judge',
    advocate: 'argued by advocate',
    act: 'citing the act',
    section: 'citing section',
    court: 'of the court',
    subject: 'on the subject',
    decision: 'decided as',
    citation: 'cited as',
    title: 'titled',
    casetype: 'of the case type',
    casenumber: 'with the case number',
    provision: 'that name the provision',
    only: 'that name only',
    offence: 'with an offence',
    sample: 'in the fictional sample:',
  },
  /** Instead of the field `offence` and its value. */
  offences: new Map([
    ['before', 'with an offence before 1 July 2024'],
    ['after', 'with an offence on or after 1 July 2024'],
    ['unsaid', 'that do not say when the offence was'],
  ]),
  judges: (number: number) => count(number, 'judge'),
  judgesOrMore: (number: number) => `${count(number, 'judge')} or more`,
  judgesOrFewer: (number: number) => `${count(number, 'judge')} or fewer`,
  judgesFromTo: (from: string, to: number) => `${from} to ${count(to, 'judge')}`,
  onDay: (date: string) => `on ${date}`,
  inPeriod: (date: string) => `in ${date}`,
  from: (date: string) => `from ${date} on`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  until: (date: string) => `until ${date}`,
  decided: (when: string) => reading(`decided ${when}`),
  decidedBy: (bench: string) => reading(`decided by ${bench}`),
  decidedThenBy: (when: string, bench: string) => reading(`decided ${when} by ${bench}`),
};
