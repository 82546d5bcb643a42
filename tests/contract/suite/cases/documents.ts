import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { houseCitationToSlug } from '@headnote/core/search/bodies';
import { expect } from 'vitest';
import type { TestApp } from '../../../../packages/server/src/app.fixtures.js';
import { removeDocuments } from '../../../../packages/server/src/citator/remove-documents.js';
import { resolveCitations } from '../../../../packages/server/src/citator/resolve-citations.js';
import { documentId } from '../../../../packages/server/src/library/document-id.js';
import { writeMark } from '../../../../packages/server/src/library/document-marks.js';
import { openFolderStore } from '../../../../packages/server/src/files/folder-store.js';
import { openOriginals } from '../../../../packages/server/src/library/originals.js';
import { readHouseCitation } from '../../../../packages/server/src/library/read-documents.js';
import { makeCase } from '../../../../packages/server/src/test-library.fixtures.js';
import { byPost, twice, unsigned, type CasesOf, type Failure } from '../case.js';
import type { Scene } from '../scene.js';
import { badSearches, searchFailures } from './search.js';

const LONG_CASE = documentId('case', 'test:long');
const HIGH_CASE = documentId('case', 'test:high');

const badId: readonly [Failure, ...Failure[]] = [
  { title: 'no judgment', input: () => ({ id: '' }), code: 'bad-query', message: 'filename' },
  { title: 'an id that is too long', input: () => ({ id: 'x'.repeat(5000) }), code: 'bad-query', message: 'filename' },
];

const report = { id: LONG_CASE, paragraph: '', words: 'The year is wrong.', email: 'asha@reader.test' };

const SITE = 'http://localhost';

/** A page of the site, for a member whose trial runs. */
async function ofNewMember(scene: Scene, path: string) {
  await scene.newMember();
  return { url: `${SITE}${path}` };
}

/** K4: no address is opened; only pages of this site with a document are taken. */
const foreignAddresses = [
  'file:///etc/passwd',
  'http://0177.0.0.1/case/2024-hn-1',
  'http://0x7f000001/case/2024-hn-1',
  'http://[::ffff:127.0.0.1]/case/2024-hn-1',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost.127.0.0.1.nip.io/case/2024-hn-1',
  'http://localhost@evil.example/case/2024-hn-1',
  'http://user:word@localhost/case/2024-hn-1',
  'https://localhost/case/2024-hn-1',
  'http://localhost:8080/case/2024-hn-1',
  `${SITE}/api/config/get`,
  `${SITE}/case/../api/config/get`,
  `${SITE}/case/not-a-citation`,
  'data:text/html,<h1>x',
  'not an address',
].map((url): Failure => ({
  title: `K4: ${url}`,
  input: () => ({ url }),
  code: 'bad-query',
  message: 'body.url: must be',
})) as [Failure, ...Failure[]];

/** Writes the mark of a judgment without its other effects, because the suite's other cases need the judgment. */
async function markShort({ library: { store } }: TestApp) {
  const shortCase = documentId('case', 'test:short');
  const houseCitation = (await readHouseCitation(store, shortCase)) ?? '';
  const at = Date.UTC(2026, 4, 1);
  const mark = { state: 'taken-down', names: [], reason: 'Order of a court', actor: 'admin:test', at } as const;
  await writeMark(store.db, { ...mark, documentId: shortCase, houseCitation }, undefined);
  return { houseCitation };
}

/** Keeps a file as the original of the long judgment. */
async function keepLong({ library: { dataDir } }: TestApp) {
  const file = join(dataDir, 'original.pdf');
  await writeFile(file, '%PDF-1.7 the original');
  await openOriginals(openFolderStore(dataDir)).keep(LONG_CASE, file);
}

/** Documents and their links. */
export const documentsCases: CasesOf<'documents'> = {
  casePreview: {
    success: [
      {
        title: 'of one judgment',
        input: () => ({ body: { query: { term: { file_name: LONG_CASE } }, size: 1 } }),
        expects: ({ hits }) => expect(hits.map(({ id }) => id)).toEqual([LONG_CASE]),
      },
      {
        title: 'with the id of the original, where one is kept',
        as: 'member',
        input: async ({ test }) => {
          await keepLong(test);
          return { body: { query: { terms: { file_name: [LONG_CASE, HIGH_CASE] } }, _source: ['docpdfid'], size: 2 } };
        },
        expects: ({ hits }) => {
          const originals = Object.fromEntries(hits.map(({ id, record }) => [id, record.originalId]));
          expect(originals).toEqual({ [LONG_CASE]: LONG_CASE, [HIGH_CASE]: '' });
        },
      },
      {
        title: 'without the id of an original that a visitor may not download',
        input: async ({ test }) => {
          await keepLong(test);
          return { body: { query: { term: { file_name: LONG_CASE } }, _source: ['docpdfid'], size: 1 } };
        },
        expects: ({ hits }) => expect(hits.map(({ record }) => record.originalId)).toEqual(['']),
      },
    ],
    failure: searchFailures,
    badInput: badSearches,
  },
  coverage: {
    success: [
      {
        title: 'judgments by court and year, and acts',
        input: () => undefined,
        expects: (coverage) => {
          expect(coverage).toMatchObject({
            judgments: 3,
            earliest: '2022-07-08',
            latest: '2024-03-05',
            highCourts: 25,
          });
          expect(coverage.courts.map(({ id, kind, judgments }) => [id, kind, judgments])).toEqual([
            [1, 'supreme', 2],
            [4, 'high', 1],
          ]);
          expect(coverage.courts[0]?.years).toEqual([
            { year: 2023, count: 1 },
            { year: 2024, count: 1 },
          ]);
          expect(coverage.missingCourts).toHaveLength(24);
          expect(coverage.acts).toMatchObject({ total: 1, withText: 1, central: 1, firstYear: 1930, lastYear: 1930 });
          expect(coverage.covered).toEqual([{ name: 'India', what: '' }]);
        },
      },
    ],
    // Takes nothing and is for everybody: only the way it is asked can be wrong.
    failure: [
      { title: 'as a POST', input: () => undefined, change: byPost, code: 'not-found', message: 'no such call' },
    ],
    badInput: [
      {
        title: 'a parameter twice',
        input: () => undefined,
        change: twice('v'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
  notice: {
    success: [
      {
        title: 'of a judgment that was taken down, by its citation',
        input: async ({ test }) => {
          const { houseCitation } = await markShort(test);
          return { id: houseCitation };
        },
        expects: (notice) =>
          expect(notice).toEqual({ state: 'taken-down', reason: 'Order of a court', on: '2026-05-01' }),
      },
      {
        title: 'of a judgment without one',
        input: () => ({ id: LONG_CASE }),
        expects: (notice) => expect(notice).toBeNull(),
      },
    ],
    failure: [
      { title: 'as a POST', input: () => ({ id: 'x' }), change: byPost, code: 'not-found', message: 'no such call' },
    ],
    badInput: [{ title: 'no document', input: () => ({ id: '' }), code: 'bad-query', message: 'id' }],
  },
  extent: {
    success: [
      {
        title: 'of a long judgment that another one cites',
        input: async ({ test }) => {
          const citation = (await readHouseCitation(test.library.store, LONG_CASE)) ?? '';
          const citing = makeCase('test:citing', `We follow ${citation}.`, {
            decidedOn: '2025-01-02',
            appellant: 'Citing',
          });
          await test.library.add(citing);
          await resolveCitations(test.library.store, {});
          return { id: LONG_CASE };
        },
        expects: async ({ length, shown, later, acts }, { test }) => {
          expect(shown).toBe(2000);
          expect(length).toBeGreaterThan(15_000);
          expect(later).toMatchObject([{ treatment: 'followed', title: 'Citing', on: '2025-01-02' }]);
          // Its text names no act.
          expect(acts).toEqual([]);
          await removeDocuments(test.library.store, [documentId('case', 'test:citing')]);
        },
      },
      {
        title: 'of a judgment that names an act and a judgment of the library',
        input: async ({ test }) => {
          const citation = (await readHouseCitation(test.library.store, LONG_CASE)) ?? '';
          const text = `Notice is due under section 5 of the Lease Act, 1930. We follow ${citation}.`;
          await test.library.add(makeCase('test:of-act', text));
          await resolveCitations(test.library.store, {});
          return { id: documentId('case', 'test:of-act') };
        },
        expects: async ({ acts, referred }, { test }) => {
          expect(acts).toMatchObject([{ title: 'The Lease Act' }]);
          const houseCitation = await readHouseCitation(test.library.store, LONG_CASE);
          expect(referred).toMatchObject([{ houseCitation }]);
          await removeDocuments(test.library.store, [documentId('case', 'test:of-act')]);
        },
      },
    ],
    failure: [
      {
        title: 'of a document that the library does not have',
        input: () => ({ id: 'c0000000000zz' }),
        code: 'not-found',
        message: 'The library does not have this document.',
      },
    ],
    badInput: [{ title: 'no document', input: () => ({ id: '' }), code: 'bad-query', message: 'id' }],
  },
  reportError: {
    success: [
      {
        title: 'and the operator gets it with the place',
        input: () => ({ ...report, paragraph: '12' }),
        expects: async ({ message }, { test }) => {
          expect(message).toMatch(/^Thank you\. Your report was received\. Its number is E-[A-Z\d]{8}\.$/);
          const mail = (await test.messages()).findLast(({ template }) => template === 'error-report');
          expect(mail).toMatchObject({ to: 'enquiry@library.test', replyTo: 'asha@reader.test' });
          expect(mail?.text).toMatch(new RegExp(`\\(${LONG_CASE}\\)\nParagraph: 12\n`));
          expect(mail?.text).toContain(report.words);
        },
      },
      {
        title: 'without an address, which is not made up',
        input: () => ({ ...report, email: '' }),
        expects: async (_answer, { test }) => {
          const mail = (await test.messages()).findLast(({ template }) => template === 'error-report');
          expect(mail?.replyTo ?? '').toBe('');
        },
      },
    ],
    failure: [
      {
        title: 'a document that the library does not have',
        input: () => ({ ...report, id: 'c0000000000zz' }),
        code: 'refused',
        message: 'The library does not have this document.',
      },
      {
        title: 'an address that is none',
        input: () => ({ ...report, email: 'asha at home' }),
        code: 'refused',
        message: 'Please enter valid email address',
      },
      {
        title: 'the sixth report of an address in a row',
        input: async ({ visitor }) => {
          for (let sent = 0; sent < 5; sent += 1) await visitor.documents.reportError(report);
          return report;
        },
        code: 'busy',
        message: 'Too many messages from this network',
      },
    ],
    badInput: [
      { title: 'no words', input: () => ({ ...report, words: '' }), code: 'bad-query', message: 'words' },
      { title: 'a number as words', input: () => ({ ...report, words: 7 }), code: 'bad-query', message: 'words' },
    ],
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
  replica: {
    success: [
      {
        title: 'the PDF from which a judgment was imported',
        input: async ({ test }) => {
          await keepLong(test);
          return { id: LONG_CASE };
        },
        expects: async (file) => {
          expect(file.type).toBe('application/pdf');
          expect(await file.text()).toBe('%PDF-1.7 the original');
        },
      },
    ],
    failure: [
      unsigned(() => ({ id: LONG_CASE })),
      {
        title: 'a document without an original',
        input: () => ({ id: HIGH_CASE }),
        code: 'not-found',
        message: 'no original',
      },
      {
        title: 'I2: a path',
        input: () => ({ id: '../headnote.db' }),
        code: 'not-found',
        message: 'no original',
      },
      {
        title: 'after the subscription has ended',
        input: async (scene) => {
          await keepLong(scene.test);
          await scene.newMember();
          scene.wait(4 * 24 * 60 * 60 * 1000);
          const { person } = await scene.me();
          await scene.sendAs(person);
          return { id: LONG_CASE };
        },
        code: 'not-allowed',
        message: 'running subscription',
      },
    ],
    badInput: [{ title: 'no document', input: () => ({ id: '' }), code: 'bad-query', message: 'docpdfid' }],
  },
  pdf: {
    success: [
      {
        title: 'a judgment by its id, under its house citation',
        input: (scene) => ofNewMember(scene, `/Lawsuit/case/${LONG_CASE}`),
        expects: async (pdf) => expect(await pdf.slice(0, 8).text()).toBe('%PDF-1.7'),
      },
      {
        title: 'an act by the address of its public page, on other paper',
        input: async (scene) => {
          const { store } = scene.test.library;
          const citation = (await readHouseCitation(store, documentId('act', 'test:act'))) ?? '';
          return { ...(await ofNewMember(scene, `/act/${houseCitationToSlug(citation)}`)), paper: 'Letter' };
        },
        expects: (pdf) => expect(pdf.size).toBeGreaterThan(10_000),
      },
    ],
    failure: [
      {
        title: 'I2: a judgment that the library does not have',
        input: (scene) => ofNewMember(scene, '/Lawsuit/case/nobody'),
        code: 'not-found',
        message: 'The library has no document at this address.',
      },
      {
        title: 'V10: after the subscription has ended',
        input: async (scene) => {
          const { userId } = await scene.newMember();
          const { db } = scene.test.library.store;
          await db.updateTable('subscriptions').set({ ends_at: 1 }).where('user_id', '=', Number(userId)).execute();
          return { url: `${SITE}/Lawsuit/case/${LONG_CASE}` };
        },
        code: 'not-allowed',
        message: 'Your subscription has ended.',
      },
    ],
    badInput: foreignAddresses,
  },
  pdfForMail: {
    success: [
      {
        title: 'name and size of a judgment',
        input: (scene) => ofNewMember(scene, `/Lawsuit/case/${LONG_CASE}`),
        expects: ({ fileName, size }) => {
          expect(fileName).toMatch(/^[\w-]+\.pdf$/);
          expect(size).toBeGreaterThan(10_000);
        },
      },
    ],
    failure: [unsigned(() => ({ url: `${SITE}/Lawsuit/case/${LONG_CASE}` }))],
    badInput: foreignAddresses,
  },
};
