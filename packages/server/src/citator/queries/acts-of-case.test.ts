import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { makeAct, makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { resolveCitations } from '../resolve-citations.js';
import { actsOfCase } from './acts-of-case.js';

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
  await library.add(
    makeAct('act:property', 'Text.', { title: 'The Transfer of Property Act, 1882', year: 1882, actNumber: '4' }),
    makeAct('act:contract', 'Text.', { title: 'The Indian Contract Act, 1872', year: 1872, actNumber: '9' }),
    makeCase(
      'case:lease',
      'Under section 106 of the Transfer of Property Act, 1882 a notice is due. Section 111 of the Transfer of Property Act, 1882 ends the lease. Section 10 of the Indian Contract Act, 1872 and section 3 of the Arms Act, 1959 do not matter.',
      { decidedOn: '2024-01-02' },
    ),
  );
  await resolveCitations(library.store, {});
});
afterAll(() => library.close());

it('lists the acts of the library that a judgment names, the most often named first', async () => {
  const id = documentId('case', 'case:lease');
  const property = { title: 'The Transfer of Property Act, 1882', houseCitation: '1882 HNA 1' };
  expect(await actsOfCase(library.store, id, 8)).toEqual([
    property,
    { title: 'The Indian Contract Act, 1872', houseCitation: '1872 HNA 1' },
  ]);
  expect(await actsOfCase(library.store, id, 1)).toEqual([property]);
  expect(await actsOfCase(library.store, documentId('case', 'case:none'), 8)).toEqual([]);
});
