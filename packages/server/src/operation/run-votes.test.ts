import { expect, it } from 'vitest';
import { createFiles } from '../assistant/files/files.js';
import { uploadedText } from '../assistant/files/uploaded.fixtures.js';
import { openTestApp } from '../app.fixtures.js';
import { documentId } from '../library/document-id.js';
import { clientOf } from '../routes/test-client.fixtures.js';
import { createMarks } from '../citator/marks.js';
import { readAssistantCommand } from './assistant-usage.js';
import { runVotes } from './run-votes.js';

it('the operator reads which answers members found useful, without the members', async () => {
  const test = await openTestApp();
  try {
    const { store } = test.library;
    expect(await runVotes(store)).toBe('Nobody has voted on an answer.');
    const { assistant } = clientOf(test, (await test.signIn()).outdata.token);
    const id = documentId('case', 'test:long');
    const useful = await assistant.ask({ documentId: id, question: 'What is said of tenancy7?' });
    await assistant.vote({ answerId: useful.id, vote: 'useful' });
    test.clock.now += 1000;
    const refused = await assistant.ask({ documentId: id, question: 'What is said of bail?' });
    await assistant.vote({ answerId: refused.id, vote: 'not-useful' });
    await assistant.ask({ documentId: id, question: 'What is said of tenancy8?' });

    const printed = await runVotes(store);
    expect(printed.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`Z  not useful  ${id}  chosen by rules$`)),
      '  What is said of bail?',
      '    refused',
      expect.stringMatching(new RegExp(`Z  useful  ${id}  chosen by rules$`)),
      '  What is said of tenancy7?',
      '    1.8  Sentence 7 speaks of tenancy7 and the lease.',
    ]);
    expect(printed).not.toContain('demo');

    const files = createFiles(store.db, () => test.clock.now);
    const text = uploadedText('Private words of a brief.');
    const { id: userId } = await store.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const { id: fileId } = await files.add(userId, { name: 'brief.pdf', hash: 'h', text });
    const own = await assistant.ask({ documentId: fileId, question: 'What are the private words?' });
    await assistant.vote({ answerId: own.id, vote: 'useful' });
    expect(await runVotes(store)).toBe(printed);

    const marks = createMarks({ store, actor: 'admin:asha', now: () => test.clock.now });
    await marks.takeDown({ which: id, reason: 'By order' });
    expect(await runVotes(store)).not.toContain('speaks of');
  } finally {
    await test.close();
  }
});

it('there is one command about the assistant', () => {
  expect(readAssistantCommand(['votes'])).toEqual({ kind: 'assistant', act: 'votes' });
  expect(() => readAssistantCommand(['vote'])).toThrow('"assistant votes"');
});
