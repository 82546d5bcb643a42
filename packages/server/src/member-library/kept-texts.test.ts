import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestAccounts, type TestAccounts } from '../accounts/accounts.fixtures.js';
import { saveDocuments } from '../citator/save-documents.js';
import { documentId } from '../library/document-id.js';
import { makeCase } from '../test-library.fixtures.js';
import { memberLimits } from './limits.js';
import { createMemberLibrary, type MemberLibrary } from './member-library.js';

let test: TestAccounts;
let library: MemberLibrary;
let userId: number;
let people = 0;
beforeAll(async () => {
  test = await openTestAccounts();
  const { db } = test.store;
  library = createMemberLibrary({ db, library: 'Headnote', now: () => test.clock.now });
  await saveDocuments(test.store, [makeCase('lib:one', 'A judgment about bail.'), makeCase('lib:two', 'Another one.')]);
});
beforeEach(async () => {
  people += 1;
  const subscription = { planId: 27, startsAt: test.clock.now, endsAt: test.clock.now + 1000 };
  const name = { username: `asha${people}`, firstName: 'Asha', lastName: 'Menon' };
  userId = Number(await test.accounts.users.create({ ...name, passwordHash: 'none', subscription }));
});
afterAll(() => test.close());

const ONE = documentId('case', 'lib:one');
const TWO = documentId('case', 'lib:two');
const search = { keywords: 'lease', refineKeywords: '', kind: '', searchType: '', parentId: '', sessionId: '' };
const full = 'x'.repeat(memberLimits.texts);

it('keeps no more searches, notes and descriptions than one answer can have, and nothing of what it refuses', async () => {
  const refused = { code: 'refused' };
  const short = { ...search, query: 'q', total: undefined };
  const id = await library.queries.save(userId, short, '');
  await expect(library.queries.save(userId, { ...short, query: full }, '')).rejects.toMatchObject(refused);
  await expect(library.queries.update(userId, id, { ...short, query: full })).rejects.toMatchObject(refused);
  expect((await library.queries.list(userId)).map(({ query }) => query)).toEqual(['q']);

  const note = { documentId: ONE, note: full.slice(0, -2), version: undefined };
  await library.notes.save(userId, note);
  await expect(library.notes.save(userId, { ...note, documentId: TWO, note: 'abc' })).rejects.toMatchObject(refused);
  await library.notes.save(userId, { ...note, documentId: TWO, note: 'ab' });

  const result = { name: 'Bail', kind: '', queryId: '', total: 1, documentId: ONE, folderId: '' };
  await expect(library.results.save(userId, { ...result, description: `${full}x` })).rejects.toMatchObject(refused);
  await library.results.save(userId, { ...result, description: 'x' });
});

it('keeps the last earlier texts of a note', async () => {
  const more = 5;
  for (let at = 0; at <= memberLimits.noteVersions + more; at += 1)
    await library.notes.save(userId, { documentId: TWO, note: `text ${at}`, version: undefined });
  const texts = (await library.notes.versions(userId, TWO)).map(({ note }) => note);
  expect(texts).toHaveLength(memberLimits.noteVersions);
  expect([texts[0], texts.at(-1)]).toEqual([`text ${memberLimits.noteVersions + more - 1}`, `text ${more}`]);
});
