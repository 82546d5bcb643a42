import type { ExamplesOf } from '../example.fixtures.js';
import { envelope } from '../example-parts.fixtures.js';

/** An example of every call of this service. */
export const articlesExamples: ExamplesOf<'articles'> = {
  list: {
    visitorSees: 'no text',
    input: undefined,
    answer: envelope({
      outdata: [{ title: 'On leases', url: 'https://blog.example/leases', subtitle: '<i>A note</i>' }],
    }),
    value: [{ title: 'On leases', url: 'https://blog.example/leases', subtitle: '<i>A note</i>' }],
  },
};
