import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeDocuments } from '../../citator/remove-documents.js';
import { readActs } from '../../store/audit.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { findCompletions } from '../completions/find-completions.js';
import { documentId } from '../document-id.js';
import { createJudgeDesk, type JudgeDesk } from './judge-desk.js';

const judgment = (id: string, judge: string, courtId = 1) =>
  makeCase(`d:${id}`, 'Heard.', { judges: [judge], courtId, decidedOn: '2020-01-01' });

describe('the desk of judges', () => {
  let library: TestLibrary;
  let desk: JudgeDesk;
  beforeAll(async () => {
    library = await openTestLibrary();
    desk = createJudgeDesk({ store: library.store, actor: 'admin:test', now: () => 5 });
    await library.add(
      judgment('1', 'SAMUDRAIYER, V.R.'),
      judgment('2', 'V. R. Samudra Iyer'),
      judgment('3', 'A.S. Chandur', 3),
      judgment('4', 'ATUL S. CHANDUR'),
    );
  });
  afterAll(() => library.close());
  const list = async (text = '') => (await desk.list(text)).map(({ name, documents }) => `${name} ${documents}`);

  it('lists each judge once, and completes so', async () => {
    expect(await list()).toEqual(['V.R. Samudra Iyer 2', 'A.S. Chandur 1', 'Atul S. Chandur 1']);
    expect(await list('samudra iyer')).toEqual(['V.R. Samudra Iyer 2']);
    expect(await findCompletions(library.store, 'judge', 'samudra iy')).toEqual([
      { text: 'V.R. Samudra Iyer', count: 2 },
    ]);
  });

  it('joins, parts again, and keeps the decision over a new import', async () => {
    await expect(desk.join('Samudra Iyer', 'V.R. Samudra Iyer', 'same')).rejects.toThrow(/one judge already/);
    await expect(desk.join('Chandur', 'V.R. Samudra Iyer', 'same')).rejects.toThrow(/may be/);
    await expect(desk.part('SAMUDRAIYER, V.R.', 'other')).rejects.toThrow(/no spelling with other letters/);
    await desk.join('A.S. Chandur', 'Atul S. Chandur', 'elevated');
    expect(await list('chandur')).toEqual(['Atul S. Chandur 2']);
    await removeDocuments(library.store, [documentId('case', 'd:3')]);
    expect(await list('chandur')).toEqual(['Atul S. Chandur 1']);
    await library.add(judgment('3', 'A.S. Chandur', 3));
    expect(await list('chandur')).toEqual(['Atul S. Chandur 2']);
    await desk.part('A.S. Chandur', 'two after all');
    expect(await list('chandur')).toEqual(['A.S. Chandur 1', 'Atul S. Chandur 1']);
    const acts = await readActs(library.store.db, { containing: 'judges', since: 0, limit: 10 });
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['judges-joined', 'judges-parted']);
  });
});
