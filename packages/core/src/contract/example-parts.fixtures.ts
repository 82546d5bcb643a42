/** An answer with a flag and a message. */
export const envelope = (parts: object = {}): object => ({ flag: true, message: 'Done.', ...parts });
export const outcome = { message: 'Done.' } as const;
export const link = {
  title: 'Asha Menon v. Lakeside Housing Society',
  citation: '2019 HN 7',
  court: 'Supreme Court',
  date: '2019-08-02',
  href: 'https://library.example/case/2019-hn-7',
};
export const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

const said = {
  treatment: 'overruled',
  title: 'Ravi v. State',
  citation: '1990 INSC 7',
  sentence: 'We overrule it.',
} as const;
/** A later treatment as sent. */
export const wireLater = {
  ...said,
  file_name: 'c0000000000a9',
  courtname: 'Supreme Court',
  dispose_dt: '2020-01-03',
  bench_strength: 5,
  paragraph: 'p8',
};
/** A later treatment as read. */
export const later = {
  ...said,
  id: 'c0000000000a9',
  courtName: 'Supreme Court',
  decidedOn: '2020-01-03',
  benchStrength: 5,
  paragraph: 'p8',
};

/** A quotation and a paragraph of a judgment. */
export const claim = {
  document: '2019-HN-7',
  citation: '(2019) 7 SMP 12',
  quotation: 'The lease was not renewed.',
  pinpoint: 'para 90',
} as const;

/** What a library answers to it. */
export const claimAnswer = {
  pinpoint: 'beyond',
  last: '89',
  quotation: 'differs',
  segments: [
    { kind: 'equal', text: 'The lease was' },
    { kind: 'added', text: 'not' },
    { kind: 'equal', text: 'renewed.' },
  ],
  passage: '',
  paragraph: 'para-12',
  judge: '',
} as const;
