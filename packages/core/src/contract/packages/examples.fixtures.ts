import type { ExamplesOf } from '../example.fixtures.js';
import { envelope } from '../example-parts.fixtures.js';
import { aPackage, packageRow } from './package.fixtures.js';

/** An example of every call of this service. */
export const packagesExamples: ExamplesOf<'packages'> = {
  list: {
    visitorSees: 'no text',
    input: undefined,
    answer: envelope({ outdatalist: [[packageRow]] }),
    value: [aPackage],
  },
};
