import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { createMarks } from '../citator/marks.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import { documentId } from '../library/document-id.js';
import { makeCase } from '../test-library.fixtures.js';
import { clientOf } from './test-client.fixtures.js';

const NAME = "Zubaida D'Mello";
const REAL = /zubaida|mello/i;
const own = makeCase('ask:own', `It was a deed of adoption that ${NAME} signed before the registrar of Kollam.`, {
  appellant: NAME,
  respondent: 'State of Kerala',
  otherCitations: ['AIR 1990 SC 100'],
});
const cites = makeCase(
  'ask:cites',
  `It was held in ${NAME} v. State of Kerala, AIR 1990 SC 100, that a widow may adopt a child of her sister.`,
  { appellant: 'Meera', respondent: 'State of Goa' },
);
const OWN = documentId('case', 'ask:own');
const CITES = documentId('case', 'ask:cites');
const questions = [
  { documentId: OWN, question: 'What is said of the deed of adoption?' },
  { documentId: CITES, question: 'May a widow adopt a child of her sister?' },
  { documentId: CITES, question: 'What is said of the deed of adoption?', scope: 'cited' },
] as const;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.library.add(own, cites);
  await resolveCitations(test.library.store);
});
afterAll(() => test.close());

const member = async () => clientOf(test, (await test.signIn()).outdata.token);
const marks = () => createMarks({ store: test.library.store, actor: 'admin:asha', now: () => test.clock.now });
const exported = async () => JSON.stringify((await (await member()).account.exportData(undefined)).data);

describe('K10: a case that the library does not have', () => {
  it('is named below the sentence that cites it, until the library has it', async () => {
    const { assistant } = await member();
    const citing = makeCase('ask:elsewhere', 'A tank is no lake, as AIR 1961 SC 77 and AIR 1990 SC 100 decide.');
    await test.library.add(citing);
    await resolveCitations(test.library.store);
    const { conversationId: id, groups } = await assistant.ask({
      documentId: documentId('case', 'ask:elsewhere'),
      question: 'Is a tank a lake?',
    });
    expect(groups[0]?.sentences[0]?.notHeld).toEqual(['AIR 1961 SC 77']);
    await test.library.add(makeCase('ask:tank', 'Tanks.', { otherCitations: ['AIR 1961 SC 77'] }));
    await resolveCitations(test.library.store);
    const { answers } = await assistant.conversation({ id });
    expect(answers[0]?.groups[0]?.sentences[0]?.notHeld).toEqual([]);
  });
});

describe('what a member keeps', () => {
  it('refuses a question that cannot be kept before any work, and without taking it from the budget', async () => {
    const { assistant } = await member();
    const { db } = test.library.store;
    const { id: owner } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const conversations = Array.from({ length: 100 }, (_, index) => ({
      id: `k${index}`,
      user_id: owner,
      document_id: OWN,
      scope: 'document' as const,
      asked_at: 1,
    }));
    await db.insertInto('assistant_conversations').values(conversations).execute();
    const left = async () => (await assistant.state({ documentId: OWN })).leftThisHour;
    const before = await left();
    await expect(assistant.ask(questions[0])).rejects.toThrow('You have 100 conversations');
    expect(await left()).toBe(before);
    await db.deleteFrom('assistant_conversations').where('asked_at', '=', 1).execute();
  });

  it('makes 240 lists of suggestions an hour, then says when', async () => {
    const { assistant } = await member();
    for (let count = 0; count < 240; count += 1) await assistant.suggestions({ documentId: OWN });
    await expect(assistant.suggestions({ documentId: OWN })).rejects.toThrow(/240 lists of suggestions.*60 minutes/);
  });
});

describe('V12: an answer about a judgment that is marked later', () => {
  it('has its words as they are now, in old conversations and in new ones', async () => {
    const { assistant } = await member();
    const old = await Promise.all(questions.map((question) => assistant.ask(question)));
    for (const { groups } of old) expect(JSON.stringify(groups)).toMatch(/deed|widow/);
    expect(JSON.stringify(old)).toMatch(REAL);
    expect(await exported()).not.toMatch(/registrar|sister of/);

    await marks().mask({ which: OWN, reason: 'By order', names: [{ name: NAME }] });
    const read = () => Promise.all(old.map(({ conversationId: id }) => assistant.conversation({ id })));
    for (const answers of [await read(), await Promise.all(questions.map((question) => assistant.ask(question)))]) {
      expect(JSON.stringify(answers)).not.toMatch(REAL);
      expect(JSON.stringify(answers).match(/X signed before|held in X v/g)).toHaveLength(3);
    }

    await marks().takeDown({ which: OWN, reason: 'By order' });
    const [gone, kept, cited] = (await read()).map(({ answers: [answer] }) => answer);
    expect([gone?.groups, gone?.hidden, cited?.groups, cited?.hidden]).toEqual([[], 1, [], 1]);
    expect(kept?.groups).toHaveLength(1);
    await expect(assistant.ask(questions[0])).rejects.toThrow('no document');
    expect((await assistant.ask(questions[2])).groups).toEqual([]);
    expect(await exported()).toContain('What is said of the deed of adoption?');
  });
});
