import type { ExamplesOf } from '../example.fixtures.js';
import { inquiry } from '../contact/inquiry.fixtures.js';
import { claim, claimAnswer, envelope, link, outcome } from '../example-parts.fixtures.js';

const later = { ...link, title: 'Ravi v. State', treatment: 'overruled', bench: 5 } as const;
const verdict = {
  citation: '2019 hn 7',
  state: 'found',
  canonical: '2019 HN 7',
  printed: '2019 HN 7',
  reason: '',
  items: [{ ...link, later }],
  elsewhere: [{ ...link, later: null }],
  fits: [link],
} as const;
const embedCase = {
  asked: '(2019) 7 SMP 12',
  state: 'found',
  case: {
    citation: '(2019) 7 SMP 12',
    citations: ['(2019) 7 SMP 12', '2019 HN 7'],
    appellant: 'Asha Menon',
    respondent: 'Lakeside Housing Society',
    court: 'Supreme Court of India',
    date: '2019-08-02',
    bench: 'R. Iyer',
    author: '',
    number: 'Civil Appeal 12 of 2019',
    advocates: ['S. Das'],
    subject: 'Lease',
    provisions: ['Lease Act, s 3'],
    decision: 'Allowed',
    printed: ['IYER R.'],
    derived: ['subject'],
    sample: true,
    paragraphs: [[{ text: 'The ' }, { text: 'lease', mark: 'bold' }, { text: ' was renewed.', href: link.href }]],
    shown: 22,
    length: 9000,
    later,
    treatments: [{ ...link, treatment: 'followed' }],
    citedCount: 2,
    source: 'Sample',
    sourceHref: '',
    href: link.href,
    signIn: 'https://library.example/?query=abc&returnURL=def',
  },
  items: [],
  search: 'https://library.example/?q=2019',
} as const;
const captcha = {
  id: 'c1',
  width: 200,
  height: 60,
  characters: 'M14 20L18 24',
  lines: 'M0 30L200 34',
  operator: { name: 'Headnote', officer: 'A. Officer', complaints: 'grievance@library.example' },
} as const;
const latest = {
  court: 'sc',
  total: 1,
  sample: true,
  items: [
    {
      date: '2019-08-02',
      appellant: 'Asha Menon',
      respondent: 'Lakeside Housing Society',
      reference: 'Supreme Court of India',
      court: 'Supreme Court',
      subject: 'Lease',
      decision: 'Allowed',
      citation: '2019 HN 7',
      href: link.href,
    },
  ],
  more: 'https://library.example/',
} as const;

/** An example of every call of this service. */
export const embedExamples: ExamplesOf<'embed'> = {
  defaults: {
    visitorSees: 'no text',
    input: { key: 'pk' },
    answer: { options: { theme: 'light' } },
    value: { options: { theme: 'light' } },
  },
  latest: { visitorSees: 'no text', input: { court: 'sc', limit: 8, key: 'pk' }, answer: latest, value: latest },
  case: {
    visitorSees: 'the preview',
    input: { citation: '(2019) 7 SMP 12', id: 'c1', key: 'pk' },
    answer: embedCase,
    value: embedCase,
  },
  citation: { visitorSees: 'no text', input: { citation: '2019 hn 7', key: 'pk' }, answer: verdict, value: verdict },
  suggest: {
    visitorSees: 'no text',
    input: { text: 'ash', limit: 5, key: 'pk' },
    answer: { items: [link] },
    value: { items: [link] },
  },
  check: {
    visitorSees: 'no text',
    input: { citations: ['2019 hn 7'], names: ['Menon v. Society'], key: 'pk' },
    answer: { items: [verdict] },
    value: { items: [verdict] },
  },
  compare: {
    visitorSees: 'the preview',
    input: { claims: [claim], key: 'pk' },
    answer: { items: [claimAnswer] },
    value: { items: [claimAnswer] },
  },
  captcha: { visitorSees: 'no text', input: { key: 'pk' }, answer: captcha, value: captcha },
  captchaSound: {
    visitorSees: 'no text',
    input: { id: 'c1', key: 'pk' },
    answer: { wav: 'UklGRg==' },
    value: { wav: 'UklGRg==' },
  },
  inquiry: {
    visitorSees: 'no text',
    input: { ...inquiry, captchaCode: 'x7k', captchaId: 'c1', consent: true, key: 'pk' },
    answer: envelope(),
    value: outcome,
  },
};
