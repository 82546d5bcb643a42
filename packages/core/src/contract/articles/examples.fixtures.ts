import type { ExamplesOf } from '../example.fixtures.js';

/** An example of every call of this service. */
export const articlesExamples: ExamplesOf<'articles'> = {
  list: {
    visitorSees: 'no text',
    input: undefined,
    value: [{ title: 'On leases', url: 'https://blog.example/leases', subtitle: '<i>A note</i>' }],
  },
};
