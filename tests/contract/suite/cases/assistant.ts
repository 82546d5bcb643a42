import { assistantLimits, type AssistantAnswer } from '@headnote/core/contract';
import { expect } from 'vitest';
import { findSentenceEnds } from '../../../../packages/server/src/extraction/text/sentence-ends.js';
import { documentId } from '../../../../packages/server/src/library/document-id.js';
import { makeAct, makeCase } from '../../../../packages/server/src/test-library.fixtures.js';
import { createFiles } from '../../../../packages/server/src/assistant/files/files.js';
import { pdfOf } from '../../../../packages/server/src/ingest/uploads/hostile-pdfs.fixtures.js';
import { uploadedText } from '../../../../packages/server/src/assistant/files/uploaded.fixtures.js';
import { twice, unsigned, type CasesOf, type Failure } from '../case.js';
import type { Member, Scene } from '../scene.js';
import { foreign, LONG_CASE, SHORT_CASE } from './library-parts.js';

/** A question that one sentence of the long judgment answers, and that sentence. */
const asked = { documentId: LONG_CASE, question: 'What is said of tenancy7?' };
const SENTENCE = 'Sentence 7 speaks of tenancy7 and the lease.';
const QUESTIONS_AN_HOUR = 60;
const DAY = 24 * 60 * 60_000;

/** A judgment with an issue, an argument and an order, written for these tests. */
const LICENCE_TEXT = [
  'This appeal is about a licence to run ferries on the Vembanad lake.',
  'The question for our consideration is whether the licence ended with the death of its holder?',
  'Learned counsel for the appellant contended that a licence of this kind passes to the heirs of the holder.',
  'We set aside the order of the High Court and the appeal is allowed with costs.',
].join('\n\n');

/** An act of two sections, of which one has two paragraphs. */
const FERRIES_ACT = makeAct('test:ferries', '', {
  title: 'The Ferries Act, 1931',
  text: {
    html: '<section id="s1"><h3>1. Licence</h3>\n<p>A ferry needs a licence.</p>\n<p>It is for a year.</p></section>\n<section id="s2"><h3>2. Fee</h3></section>',
    plain: ['1. Licence', 'A ferry needs a licence.', 'It is for a year.', '2. Fee'].join('\n\n'),
    sentenceEnds: [10, 36, 55, 63],
    anchors: [],
  },
});

/** An act of two sections; what a State added is no part of its section. */
const FERRIES_TEXT = [
  '1. Short title',
  'This Act is the Ferries Act, 1931.',
  '2. Licences',
  'No ferry runs without a licence under section 2.',
  'STATE AMENDMENTS',
  'Goa.—A ferry of the State needs no licence.',
];
const FERRIES = makeAct('test:ferries', FERRIES_TEXT.join('\n\n'), {
  title: 'The Ferries Act, 1931',
  year: 1931,
  sections: [
    { anchor: 's1', number: '1', heading: 'Short title' },
    { anchor: 's2', number: '2', heading: 'Licences' },
  ],
  text: {
    plain: FERRIES_TEXT.join('\n\n'),
    html:
      '<section id="s1"><h3>1. Short title</h3><p>This Act is the Ferries Act, 1931.</p></section>' +
      '<section id="s2"><h3>2. Licences</h3><p>No ferry runs without a licence under section 2.</p>' +
      '<h4>STATE AMENDMENTS</h4><p>Goa.—A ferry of the State needs no licence.</p></section>',
    sentenceEnds: findSentenceEnds(FERRIES_TEXT.join('\n\n')),
    anchors: [],
  },
});
const FERRIES_ID = documentId('act', 'test:ferries');

/** A judgment whose issue has full stops in it. */
const SHORT_FORMS = 'The question is whether the notice of Messrs. Rao and Co. ended the licence of the ferry.';

const textsOf = ({ groups }: Pick<AssistantAnswer, 'groups'>) =>
  groups.flatMap(({ sentences }) => sentences.map(({ text }) => text));

/** Another member of a case. */
const others = new WeakMap<Scene, Member>();

const askedBy = async (scene: Scene) => (await scene.me()).client.assistant.ask(asked);
const newConversation = async (scene: Scene) => (await askedBy(scene)).conversationId;

/** A member whose subscription has ended. */
async function expired(scene: Scene): Promise<void> {
  const { userId } = await scene.me();
  const { db } = scene.test.library.store;
  await db.updateTable('subscriptions').set({ ends_at: 1 }).where('user_id', '=', Number(userId)).execute();
}

const ended = (input: unknown): Failure => ({
  title: 'V10: after the subscription has ended',
  input: async (scene) => {
    await scene.newMember();
    await expired(scene);
    return input;
  },
  code: 'not-allowed',
  message: 'Your subscription has ended',
});

const PDF = await pdfOf([
  'IN THE COURT OF SAMPLEPUR\n\n1. The tenant paid no rent for two years and kept the shop locked.\n\nPage 41',
  '2. The notice was served by post. We find that the notice was valid.\n\n3. The appeal is allowed.\n\nPage 42',
]);
const pdf = (name = 'नोटिस.pdf') => new File([new Uint8Array(PDF)], name);
const NO_FILE = 'You have no PDF with this id.';

/** A PDF of the member of the case, without a process that reads it. */
async function newFile(scene: Scene, name = 'Notice.pdf'): Promise<string> {
  const { userId } = await scene.me();
  const { library, clock } = scene.test;
  const text = uploadedText('The secret notice was valid.');
  const file = await createFiles(library.store.db, () => clock.now).add(Number(userId), { name, hash: name, text });
  return file.id;
}

/** Questions about documents, conversations, votes. */
export const assistantCases: CasesOf<'assistant'> = {
  ask: {
    success: [
      {
        title: 'with the sentence of the judgment, its paragraph, and a conversation to go on in',
        input: () => asked,
        expects: async (answer, scene) => {
          expect(textsOf(answer)[0]).toBe(SENTENCE);
          expect(answer).toMatchObject({
            refusal: null,
            hidden: 0,
            vote: 'none',
            scope: 'document',
            selector: 'rules',
          });
          const { sentences } = answer.groups[0] ?? { sentences: [] };
          expect(sentences[0]).toMatchObject({ id: '1.8', paragraph: 'p1', label: '1' });
          const { client } = await scene.me();
          const next = { ...asked, question: 'And tenancy9?', conversationId: answer.conversationId };
          expect(textsOf(await client.assistant.ask(next))[0]).toContain('tenancy9');
        },
      },
      {
        title: 'as a stream: a sentence for each event, then the whole answer',
        input: () => asked,
        expects: async (answer, scene) => {
          const heard: unknown[] = [];
          const { client } = await scene.me();
          const streamed = await client.assistant.ask(asked, { onEvent: (data) => heard.push(data) });
          expect(textsOf(streamed)).toEqual(textsOf(answer));
          expect(heard).toHaveLength(textsOf(streamed).length);
          expect(heard[0]).toMatchObject({ file_name: LONG_CASE, sentences: [{ text: SENTENCE }] });
        },
      },
      {
        title: 'with a refusal that names what was looked for, and where else to look',
        input: () => ({ documentId: LONG_CASE, question: 'What bail did the tenancy7 receive?' }),
        expects: ({ groups, refusal }) => {
          expect(groups).toEqual([]);
          expect(refusal).toMatchObject({ lookedFor: 'words', words: ['bail', 'tenancy7', 'receive'], searched: 50 });
          expect(refusal?.nearest?.sentences[0]?.text).toBe(SENTENCE);
        },
      },
      {
        title: 'about an act, with the number of its sections',
        input: async (scene) => {
          await scene.test.library.add(FERRIES_ACT);
          return { documentId: documentId('act', 'test:ferries'), question: 'What is said of bail?' };
        },
        expects: ({ refusal }) => expect(refusal?.searched).toBe(2),
      },
      {
        title: 'with a refusal that offers a search',
        input: () => ({ documentId: LONG_CASE, question: 'What about bail?' }),
        expects: ({ refusal }) => expect(refusal?.offers).toEqual([{ kind: 'search', query: 'bail', count: 1 }]),
      },
    ],
    failure: [
      ended(asked),
      {
        title: 'about an unknown document',
        input: () => ({ ...asked, documentId: 'c0' }),
        code: 'not-found',
        message: 'no document',
      },
      ...foreign(
        'a conversation',
        newConversation,
        (conversationId) => ({ ...asked, conversationId }),
        'You have no conversation with this id.',
      ),
      foreign('a PDF', newFile, (id) => ({ ...asked, documentId: id }), NO_FILE)[0],
      {
        title: 'K9: a question beyond those of an hour, with the time',
        input: async (scene) => {
          const { client } = await scene.newMember();
          for (let count = 0; count < QUESTIONS_AN_HOUR; count += 1) await client.assistant.ask(asked);
          return asked;
        },
        code: 'busy',
        message: /60 questions in an hour.*minutes/,
      },
      {
        title: 'a question beyond those of a conversation',
        input: async (scene) => {
          const { client } = await scene.newMember();
          let conversationId: string | undefined;
          for (let count = 0; count < assistantLimits.maxQuestions; count += 1) {
            const answer = await client.assistant.ask({ ...asked, ...(conversationId && { conversationId }) });
            conversationId = answer.conversationId;
          }
          return { ...asked, conversationId };
        },
        code: 'refused',
        message: 'at most 50 questions',
      },
    ],
    badInput: [
      { title: 'no question', input: () => ({ ...asked, question: '' }), code: 'bad-query', message: 'question' },
      {
        title: 'a question that nobody sees',
        input: () => ({ ...asked, question: ' \u200B\u2060' }),
        code: 'bad-query',
        message: 'question: must not be blank',
      },
      {
        title: 'a question of a page',
        input: () => ({ ...asked, question: 'x'.repeat(assistantLimits.maxQuestion + 1) }),
        code: 'bad-query',
        message: 'question: is too long',
      },
      { title: 'another scope', input: () => ({ ...asked, scope: 'web' }), code: 'bad-query', message: 'scope' },
    ],
  },
  askFile: {
    success: [
      {
        title: 'with the sentence, its printed page and paragraph; the same file is read once, and goes on',
        input: async (scene) => {
          await scene.newMember();
          return { file: pdf('..\\..\\etc/नो\u202Eटिस.pdf'), question: 'Was the notice valid?' };
        },
        expects: async ({ file, answer }, scene) => {
          expect(file).toMatchObject({ name: 'नोटिस.pdf', pages: 2, scannedPages: 0 });
          expect(answer?.groups[0]).toMatchObject({
            documentId: file.id,
            title: 'नोटिस.pdf',
            sentences: [
              { text: 'We find that the notice was valid.', label: '2', page: '42', pageOfFile: 2, paragraph: '' },
              {},
            ],
          });
          const { client } = await scene.me();
          const left = async () => (await client.assistant.state({ documentId: file.id })).leftThisHour;
          expect(await left()).toBe(60 - assistantLimits.fileQuestions - 1);
          const heard: unknown[] = [];
          const again = await client.assistant.askFile(
            { file: pdf(), question: 'What order was made?', conversationId: answer?.conversationId ?? '' },
            { onEvent: (_data, name) => heard.push(name) },
          );
          expect([again.file.id, again.answer?.conversationId]).toEqual([file.id, answer?.conversationId]);
          expect(textsOf(again.answer ?? { groups: [] })).toEqual(['The appeal is allowed.']);
          expect([heard, await left()]).toEqual([['sentence'], 60 - assistantLimits.fileQuestions - 2]);
          const next = { documentId: file.id, question: 'Who paid no rent?' };
          expect(textsOf(await client.assistant.ask(next))[0]).toMatch(/^The tenant paid no rent/);
          const listed = await client.assistant.conversations({ documentId: file.id });
          expect(listed.map(({ title, questions }) => [title, questions])).toContainEqual(['नोटिस.pdf', 2]);
        },
      },
      {
        title: 'as a stream: an event for each page, then the file',
        input: async (scene) => {
          await scene.newMember();
          return { file: pdf(), question: 'Was the notice valid?' };
        },
        expects: async ({ file }, scene) => {
          const { client } = await scene.me();
          await client.assistant.deleteFile({ id: file.id });
          const heard: unknown[] = [];
          const streamed = await client.assistant.askFile(
            { file: pdf() },
            { onEvent: (data, name) => heard.push([name, data]) },
          );
          expect(streamed).toMatchObject({ file: { pages: 2 }, answer: null });
          expect(heard).toEqual([1, 2].map((page) => ['page', { page, pages: 2 }]));
        },
      },
    ],
    failure: [
      unsigned(() => ({ file: pdf() })),
      ended({ file: pdf() }),
      ...(
        [
          ['no PDF', 'PK\u0003\u0004 a Word document', 'This is no PDF.'],
          ['a page that is a PDF further down', `<html><script>x</script>${PDF.toString('latin1')}`, 'This is no PDF.'],
          ['0 bytes', '', 'The file is empty.'],
        ] as const
      ).map(([title, content, message]): Failure => ({
        title: `K1: ${title}`,
        input: () => ({ file: new File([content], 'Notice.pdf', { type: 'application/pdf' }) }),
        code: 'refused',
        message,
      })),
      {
        title: 'K1: one byte more than 20 MB',
        input: () => ({ file: new Blob([new Uint8Array(assistantLimits.maxFileBytes + 1)]) }),
        code: 'too-large',
        message: 'larger than 20 MB',
      },
      {
        title: 'K1: a PDF more than 50',
        input: async (scene) => {
          await scene.newMember();
          for (let at = 0; at < assistantLimits.maxFiles; at += 1) await newFile(scene, `${at}`);
          return { file: pdf() };
        },
        code: 'refused',
        message: 'You have 50 PDFs',
      },
      {
        title: 'K9: more than the budget has left',
        input: async (scene) => {
          const { client } = await scene.newMember();
          for (let at = 0; at < 51; at += 1) await client.assistant.ask(asked);
          return { file: pdf() };
        },
        code: 'busy',
        message: /counts as 10 questions.*minutes/,
      },
    ],
    badInput: [
      { title: 'no file', input: () => ({ question: 'Why?' }), code: 'bad-query', message: 'no file' },
      {
        title: 'no form',
        input: () => ({ file: pdf() }),
        change: (request) => new Request(request.url, { method: 'POST', headers: request.headers, body: '{}' }),
        code: 'bad-query',
        message: 'multipart/form-data',
      },
      {
        title: 'a question of a page',
        input: () => ({ file: pdf(), question: 'x'.repeat(assistantLimits.maxQuestion + 1) }),
        code: 'bad-query',
        message: 'question: is too long',
      },
    ],
  },
  exists: {
    success: [
      {
        title: 'of a judgment',
        input: () => ({ documentId: LONG_CASE }),
        expects: ({ exists }) => expect(exists).toBe(true),
      },
      { title: 'of nothing', input: () => ({ documentId: 'c0' }), expects: ({ exists }) => expect(exists).toBe(false) },
      {
        title: 'of a PDF, until its time has passed',
        input: async (scene) => {
          await scene.newMember();
          return { documentId: await newFile(scene) };
        },
        expects: async ({ exists }, scene) => {
          expect(exists).toBe(true);
          const { client } = await scene.me();
          const [file] = await client.assistant.files(undefined);
          const documentId = file?.id ?? '';
          const { conversationId: id } = await client.assistant.ask({ documentId, question: 'Was the notice valid?' });
          const before = scene.test.clock.now;
          scene.wait(assistantLimits.fileDays * DAY);
          const later = (await scene.sendAs((await scene.me()).person)).client.assistant;
          expect([await later.exists({ documentId }), await later.files(undefined)]).toEqual([{ exists: false }, []]);
          expect((await later.conversation({ id })).answers[0]).toMatchObject({ groups: [], hidden: 1 });
          await scene.test.assistant.purge();
          await expect(later.conversation({ id })).rejects.toMatchObject({ code: 'not-found' });
          scene.test.clock.now = before;
        },
      },
    ],
    failure: [unsigned(() => ({ documentId: LONG_CASE }))],
    badInput: [{ title: 'no document', input: () => ({ documentId: '' }), code: 'bad-query', message: 'file_name' }],
  },
  files: {
    success: [
      {
        title: 'the newest first, also after the subscription has ended, with the words in the export',
        input: async (scene) => {
          await scene.newMember();
          await newFile(scene, 'One.pdf');
          scene.wait(1000);
          const documentId = await newFile(scene, 'Two.pdf');
          await (await scene.me()).client.assistant.ask({ documentId, question: 'Was the notice valid?' });
          await expired(scene);
          return undefined;
        },
        expects: async (files, scene) => {
          expect(files.map(({ name }) => name)).toEqual(['Two.pdf', 'One.pdf']);
          expect(Date.parse(files[0]?.keptUntil ?? '') - Date.parse(files[0]?.uploadedAt ?? '')).toBe(30 * DAY);
          const { client } = await scene.me();
          const [entry] = await client.assistant.conversations(undefined);
          const { answers } = await client.assistant.conversation({ id: entry?.id ?? '' });
          expect(textsOf(answers[0] ?? { groups: [] })).toEqual(['The secret notice was valid.']);
          const { data } = await client.account.exportData(undefined);
          expect((data as Record<string, unknown>)['files']).toMatchObject([
            { name: 'One.pdf', words: 'The secret notice was valid.' },
            { name: 'Two.pdf' },
          ]);
        },
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [
      {
        title: 'a parameter twice',
        input: () => undefined,
        change: twice('x'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
  filePage: {
    success: [
      {
        title: 'with every sentence of an answer at its place, also after the subscription has ended',
        input: async (scene) => {
          const { client } = await scene.newMember();
          const { file } = await client.assistant.askFile({ file: pdf(), question: 'Was the notice valid?' });
          await expired(scene);
          return { id: file.id, page: 2 };
        },
        expects: async (paragraphs, scene) => {
          const { client } = await scene.me();
          const [entry] = await client.assistant.conversations(undefined);
          const { answers } = await client.assistant.conversation({ id: entry?.id ?? '' });
          const sentences = answers.flatMap(({ groups }) => groups.flatMap((group) => group.sentences));
          const own = sentences.filter(({ pageOfFile }) => pageOfFile === 2);
          expect(own.length).toBeGreaterThan(0);
          for (const { id, start, end, text } of own) {
            const piece = paragraphs.find(({ number }) => number === Number(id.split('.')[0]));
            const at = piece?.start ?? 0;
            expect(piece?.text.slice(start - at, end - at).replace(/\s+/g, ' ')).toBe(text);
          }
        },
      },
    ],
    failure: [
      unsigned(() => ({ id: 'x', page: 1 })),
      ...foreign('a PDF', newFile, (id) => ({ id, page: 1 }), NO_FILE),
      {
        title: 'a page that the PDF does not have',
        input: async (scene) => {
          await scene.newMember();
          return { id: await newFile(scene), page: 2 };
        },
        code: 'not-found',
        message: 'The PDF has no such page.',
      },
    ],
    badInput: [{ title: 'no number', input: () => ({ id: 'x', page: 1.5 }), code: 'bad-query', message: 'page' }],
  },
  deleteFile: {
    success: [
      {
        title: 'with the conversations about it, and no others',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await newFile(scene, 'Other.pdf');
          const id = await newFile(scene);
          await client.assistant.ask({ documentId: id, question: 'Was the notice valid?' });
          await client.assistant.ask(asked);
          return { id };
        },
        expects: async (_answer, scene) => {
          const { client } = await scene.me();
          expect((await client.assistant.files(undefined)).map(({ name }) => name)).toEqual(['Other.pdf']);
          const listed = await client.assistant.conversations(undefined);
          expect(listed.map(({ documentId }) => documentId)).toEqual([LONG_CASE]);
        },
      },
    ],
    failure: [unsigned(() => ({ id: 'x' })), ...foreign('a PDF', newFile, (id) => ({ id }), NO_FILE)],
    badInput: [{ title: 'no id', input: () => ({ id: '' }), code: 'bad-query', message: 'file_name' }],
  },
  suggestions: {
    success: [
      {
        title: 'only questions that the document answers, each with the place of its answer',
        input: async (scene) => {
          await scene.test.library.add(makeCase('test:licence', LICENCE_TEXT));
          return { documentId: documentId('case', 'test:licence') };
        },
        expects: async (suggested, scene) => {
          expect(suggested).toContainEqual({
            question: 'What order was made?',
            place: 'order',
            paragraph: 'p4',
            label: '4',
            count: 0,
          });
          const { client } = await scene.me();
          for (const { question } of suggested) {
            const answer = await client.assistant.ask({ documentId: documentId('case', 'test:licence'), question });
            expect(answer.refusal, question).toBeNull();
          }
        },
      },
      {
        title: 'of an act: its sections, each of which answers',
        input: async (scene) => {
          await scene.test.library.add(FERRIES);
          return { documentId: FERRIES_ID };
        },
        expects: async (suggested, scene) => {
          expect(suggested.map(({ question, paragraph }) => `${question} ${paragraph}`)).toEqual([
            'What does section 2 say? s2',
            'What does section 1 say? s1',
          ]);
          const { client } = await scene.me();
          const ask = async (question: string) =>
            textsOf(await client.assistant.ask({ documentId: FERRIES_ID, question }));
          expect(await ask('What does section 2 say?')).toEqual([
            'Licences',
            'No ferry runs without a licence under section 2.',
          ]);
          expect(await ask('What does section 2 of the Ferries Act, 1931 say?')).toHaveLength(2);
          expect(await ask('What is said of section 2 of the Indian Penal Code?')).toEqual([]);
          expect(await ask('What does section 7 say?')).toEqual([]);
        },
      },
      {
        title: 'of an issue up to its end, with the short forms in it',
        input: async (scene) => {
          await scene.test.library.add(makeCase('test:short-forms', SHORT_FORMS));
          return { documentId: documentId('case', 'test:short-forms') };
        },
        expects: (suggested) =>
          expect(suggested[0]?.question).toBe(
            'Whether the notice of Messrs. Rao and Co. ended the licence of the ferry?',
          ),
      },
      {
        title: 'none of a document that answers none',
        input: () => ({ documentId: SHORT_CASE }),
        expects: (suggested) => expect(suggested).toEqual([]),
      },
    ],
    failure: [
      unsigned(() => ({ documentId: LONG_CASE })),
      ended({ documentId: LONG_CASE }),
      {
        title: 'of an unknown document',
        input: () => ({ documentId: 'c0' }),
        code: 'not-found',
        message: 'no document',
      },
    ],
    badInput: [
      { title: 'no document', input: () => ({ documentId: '' }), code: 'bad-query', message: 'file_name' },
      {
        title: 'the document twice',
        input: () => ({ documentId: LONG_CASE }),
        change: twice('file_name'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
  state: {
    success: [
      {
        title: 'with what is left after a question',
        input: async (scene) => {
          await scene.newMember();
          await askedBy(scene);
          return { documentId: LONG_CASE };
        },
        expects: (state) =>
          expect(state).toEqual({ sentTo: '', canAsk: true, cited: 0, leftThisHour: 59, leftToday: 299 }),
      },
      {
        title: 'of a member whose subscription has ended',
        input: async (scene) => {
          await scene.newMember();
          await expired(scene);
          return { documentId: LONG_CASE };
        },
        expects: ({ canAsk }) => expect(canAsk).toBe(false),
      },
    ],
    failure: [unsigned(() => ({ documentId: LONG_CASE }))],
    badInput: [{ title: 'no document', input: () => ({ documentId: '' }), code: 'bad-query', message: 'file_name' }],
  },
  conversations: {
    success: [
      {
        title: 'about one document, the newest first',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.assistant.ask(asked);
          scene.wait(1000);
          await client.assistant.ask({ ...asked, question: 'What is said of tenancy8?' });
          await client.assistant.ask({ documentId: SHORT_CASE, question: 'What is said about bail?' });
          return { documentId: LONG_CASE };
        },
        expects: (listed) => {
          expect(listed.map(({ question }) => question)).toEqual(['What is said of tenancy8?', asked.question]);
          expect(listed[0]).toMatchObject({ title: 'Asha Rao v. State of Karnataka', questions: 1, scope: 'document' });
        },
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [
      {
        title: 'a document id that is too long',
        input: () => ({ documentId: 'x'.repeat(300) }),
        code: 'bad-query',
        message: 'file_name: is too long',
      },
    ],
  },
  conversation: {
    success: [
      {
        title: 'with its answers in order, in the words of the text',
        input: async (scene) => {
          await scene.newMember();
          return { id: await newConversation(scene) };
        },
        expects: ({ documentId, answers }) => {
          expect(documentId).toBe(LONG_CASE);
          expect(answers.map((one) => [one.question, textsOf(one)[0]])).toEqual([[asked.question, SENTENCE]]);
        },
      },
      {
        title: 'V10: cut to the preview after the subscription has ended',
        input: async (scene) => {
          const { client } = await scene.newMember();
          const { conversationId } = await client.assistant.ask(asked);
          await client.assistant.ask({ ...asked, conversationId, question: 'What is said of tenancy399?' });
          await expired(scene);
          return { id: conversationId };
        },
        expects: ({ answers }) => {
          expect(textsOf(answers[0] ?? { groups: [] })).toContain(SENTENCE);
          expect(JSON.stringify(answers[1]?.groups)).not.toContain('tenancy399');
          expect(answers[1]?.hidden).toBeGreaterThan(0);
        },
      },
    ],
    failure: [
      unsigned(() => ({ id: 'x' })),
      ...foreign('a conversation', newConversation, (id) => ({ id }), 'You have no conversation with this id.'),
    ],
    badInput: [{ title: 'no id', input: () => ({ id: '' }), code: 'bad-query', message: 'id' }],
  },
  deleteConversation: {
    success: [
      {
        title: 'with its answers',
        input: async (scene) => {
          await scene.newMember();
          return { id: await newConversation(scene) };
        },
        expects: async (_answer, scene) => {
          const { client } = await scene.me();
          expect(await client.assistant.conversations(undefined)).toEqual([]);
        },
      },
    ],
    failure: [
      unsigned(() => ({ id: 'x' })),
      ...foreign('a conversation', newConversation, (id) => ({ id }), 'You have no conversation with this id.'),
    ],
    badInput: [{ title: 'no id', input: () => ({ id: '' }), code: 'bad-query', message: 'id' }],
  },
  deleteConversations: {
    success: [
      {
        title: 'all of them, and of nobody else',
        input: async (scene) => {
          const other = await scene.newMember();
          await askedBy(scene);
          await scene.newMember();
          await askedBy(scene);
          await askedBy(scene);
          others.set(scene, other);
          return undefined;
        },
        expects: async (_answer, scene) => {
          const { client } = await scene.me();
          expect(await client.assistant.conversations(undefined)).toEqual([]);
          expect(await others.get(scene)?.client.assistant.conversations(undefined)).toHaveLength(1);
        },
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [
      {
        title: 'a parameter twice',
        input: () => undefined,
        change: twice('x'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
  vote: {
    success: [
      {
        title: 'in place of an earlier one',
        input: async (scene) => {
          const { client } = await scene.newMember();
          const { id: answerId } = await client.assistant.ask(asked);
          await client.assistant.vote({ answerId, vote: 'not-useful' });
          return { answerId, vote: 'useful' };
        },
        expects: async (_answer, scene) => {
          const { client } = await scene.me();
          const [entry] = await client.assistant.conversations(undefined);
          const { answers } = await client.assistant.conversation({ id: entry?.id ?? '' });
          expect(answers[0]?.vote).toBe('useful');
        },
      },
    ],
    failure: [
      unsigned(() => ({ answerId: 'x', vote: 'useful' })),
      ...foreign(
        'an answer',
        async (scene) => (await askedBy(scene)).id,
        (answerId) => ({ answerId, vote: 'useful' }),
        'You have no answer with this id.',
      ),
    ],
    badInput: [
      { title: 'another vote', input: () => ({ answerId: 'x', vote: 'great' }), code: 'bad-query', message: 'vote' },
    ],
  },
};
