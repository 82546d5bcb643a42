import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, link, pdf } from '../example-parts.fixtures.js';
import { cases, search } from '../search/found.fixtures.js';

/** An example of every call of this service. */
export const documentsExamples: ExamplesOf<'documents'> = {
  casePreview: { visitorSees: 'the preview', input: search, ...cases },
  citedBy: { visitorSees: 'no text', input: { id: 'c0000000000a1' }, ...cases },
  overruled: { visitorSees: 'no text', input: { id: 'c0000000000a1' }, ...cases },
  replica: { input: { id: 'c0000000000a1' }, answer: pdf, value: pdf },
  pdf: { input: { url: link.href, paper: 'Legal' }, answer: pdf, value: pdf },
  pdfForMail: {
    input: { url: link.href, paper: 'Legal' },
    answer: envelope({ outdata: { file_name: '2019-hn-7.pdf', size: 81_920 } }),
    value: { fileName: '2019-hn-7.pdf', size: 81_920 },
  },
  stylesheet: { input: { path: '/assets/print.css' }, answer: 'p{margin:0}', value: 'p{margin:0}' },
};
