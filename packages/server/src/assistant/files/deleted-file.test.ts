import { expect, it, onTestFinished } from 'vitest';
import { openTestLibrary } from '../../test-library.fixtures.js';
import { createConversations } from '../conversations/conversations.js';
import { createFiles } from './files.js';
import { uploadedText } from './uploaded.fixtures.js';

it('keeps no answer about a PDF that was deleted while it was read', async () => {
  const library = await openTestLibrary();
  onTestFinished(() => library.close());
  const { db } = library.store;
  const person = { id: 7, username: 'ravi', first_name: 'Ravi', last_name: 'Menon', email: '', mobile: '' };
  await db
    .insertInto('users')
    .values({ ...person, password_hash: 'none', created_at: 1 })
    .execute();
  const files = createFiles(db, () => 1);
  const conversations = createConversations(db);
  const { id } = await files.add(7, { name: 'brief.pdf', hash: 'h', text: uploadedText('Words.') });
  const answer = {
    conversationId: undefined,
    documentId: id,
    question: 'What do we concede?',
    askedAt: 1,
    scope: 'document',
    selector: 'rules',
    sentences: [],
    refusal: null,
  } as const;
  await conversations.add(7, answer);
  const late = conversations.add(7, answer);
  await files.remove(7, id);
  // Before the deletion it is deleted with it; behind it, it is not kept.
  await late.catch(({ code }: { code: string }) => expect(code).toBe('not-found'));
  await expect(conversations.add(7, answer)).rejects.toMatchObject({ code: 'not-found' });
  expect(await conversations.list(7, undefined)).toEqual([]);
});
