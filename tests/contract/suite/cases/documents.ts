import { expect } from 'vitest';
import { documentId } from '../../../../packages/server/src/library/document-id.js';
import { unsigned, type CasesOf, type Failure } from '../case.js';
import { badSearches, searchFailures } from './search.js';

const LONG_CASE = documentId('case', 'test:long');

const badId: readonly [Failure, ...Failure[]] = [
  { title: 'no judgment', input: () => ({ id: '' }), code: 'bad-query', message: 'filename' },
  { title: 'an id that is too long', input: () => ({ id: 'x'.repeat(5000) }), code: 'bad-query', message: 'filename' },
];

/** Documents and their links. */
export const documentsCases: CasesOf<'documents'> = {
  casePreview: {
    success: [
      {
        title: 'of one judgment',
        input: () => ({ body: { query: { term: { file_name: LONG_CASE } }, size: 1 } }),
        expects: ({ hits }) => expect(hits.map(({ id }) => id)).toEqual([LONG_CASE]),
      },
    ],
    failure: searchFailures,
    badInput: badSearches,
  },
  citedBy: {
    success: [
      {
        title: 'a judgment that nobody cites',
        input: () => ({ id: LONG_CASE }),
        expects: ({ total }) => expect(total.value).toBe(0),
      },
    ],
    failure: [unsigned(() => ({ id: LONG_CASE }))],
    badInput: badId,
  },
  overruled: {
    success: [
      {
        title: 'a judgment that nobody overrules',
        input: () => ({ id: LONG_CASE }),
        expects: ({ total }) => expect(total.value).toBe(0),
      },
    ],
    failure: [unsigned(() => ({ id: LONG_CASE }))],
    badInput: badId,
  },
};
