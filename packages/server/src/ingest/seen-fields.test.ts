import { expect, it } from 'vitest';
import { documentId } from '../library/document-id.js';
import { readDocuments } from '../library/read-documents.js';
import { openTestLibrary, makeCase } from '../test-library.fixtures.js';
import { openBatch } from './batch.js';
import { readRecordId } from './formats/record-id.js';

it('issue 30: names of an import have no sign of a terminal and no turned direction', async () => {
  const library = await openTestLibrary();
  const batch = openBatch(library.store);
  const given = { appellant: 'Asha \u001b[31mRao\u001b]0;x\u0007', judges: ['A. \u202eesoB\u202c', 'क्‍ष'] };
  await batch.add(makeCase('t:1', 'The order is made.', given));
  await batch.save();
  const [stored] = await readDocuments(library.store, [documentId('case', 't:1')], { withContent: 'none' });
  await library.close();
  expect(stored?.record).toMatchObject({ appellant: 'Asha [31mRao]0;x', judges: ['A. esoB', 'क्‍ष'] });
});

it.each(['a\u001b[31m', 'a\u202eb', 'a\u200bb'])('an id with such a sign is refused: %j', (id) => {
  expect(readRecordId({ id })).toEqual({ reason: 'The "id" must have at most 200 printable characters.' });
});
