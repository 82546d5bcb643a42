import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { createMarks } from '../marks.js';
import { resolveCitations } from '../resolve-citations.js';
import { referredJudgments } from './referred-judgments.js';

let library: TestLibrary;
beforeAll(async () => {
  library = await openTestLibrary();
  const cited = (id: string, citation: string) => makeCase(id, 'Land.', { otherCitations: [citation] });
  await library.add(
    cited('case:one', '(1981) 1 SCC 101'),
    cited('case:two', '(1982) 2 SCC 202'),
    makeCase(
      'case:later',
      'We follow (1982) 2 SCC 202, then (1981) 1 SCC 101, and again (1982) 2 SCC 202. (1999) 9 SCC 909 is not here.',
    ),
  );
  await resolveCitations(library.store, {});
});
afterAll(() => library.close());

it('lists each judgment of the library to which a judgment refers once, in the order of its text', async () => {
  const found = await referredJudgments(library.store, documentId('case', 'case:later'), 40);
  expect(found.map(({ citation }) => citation)).toEqual(['(1982) 2 SCC 202', '(1981) 1 SCC 101']);
  expect(await referredJudgments(library.store, documentId('case', 'case:one'), 40)).toEqual([]);
  const marks = createMarks({ store: library.store, actor: 'admin:asha', now: () => 0 });
  await marks.hide({ which: documentId('case', 'case:two'), reason: 'Order' });
  const left = await referredJudgments(library.store, documentId('case', 'case:later'), 40);
  expect(left.map(({ citation }) => citation)).toEqual(['(1981) 1 SCC 101']);
});
