import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { caseByCitationBody, fullCaseBody, houseCitationToSlug } from '@headnote/core/search/bodies';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { createMarks } from '../citator/marks.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import { CITING, FULLER, PARAGRAPHS, SHORTER } from '../citator/sources/several-sources.fixtures.js';
import { createSourceDesk } from '../citator/sources/source-desk.js';
import { documentId } from '../library/document-id.js';
import { openFolderStore } from '../files/folder-store.js';
import { openOriginals } from '../library/originals.js';
import { readHouseCitation } from '../library/read-documents.js';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import { clientOf } from './test-client.fixtures.js';

/** The address of the site in tests. */
const ORIGIN = 'http://localhost:80';

const SHOWN = documentId('case', FULLER.source.id);
const COPY = documentId('case', SHORTER.source.id);

let test: TestApp;

beforeEach(async () => {
  test = await openTestApp({});
  await test.library.add(SHORTER, FULLER, CITING);
});
afterEach(() => test.close());

async function settle() {
  await resolveCitations(test.library.store);
  await drainIndexQueue(test.library.store, test.library.engine);
}

const options = () => ({ store: test.library.store, actor: 'admin:asha', now: () => test.clock.now });
const marks = () => createMarks(options());
const member = async () => clientOf(test, (await test.signIn()).outdata.token);
const readers = async () => [await member(), clientOf(test)] as const;
const reason = 'Order of 1 May 2026';
const houseOf = async (id: string) => (await readHouseCitation(test.library.store, id)) ?? '';

/** The house citations, before they open the judgment of the other source. */
async function houseCitations() {
  const rows = await test.library.store.db.selectFrom('documents').select(['id', 'house_citation']).execute();
  const of = (id: string) => rows.find((row) => row.id === id)?.house_citation ?? '';
  return { shown: of(SHOWN), copy: of(COPY) };
}

describe('a judgment from two sources, for members and visitors', () => {
  it('opens under every id and house citation', async () => {
    await settle();
    const { shown, copy } = await houseCitations();
    for (const client of await readers()) {
      for (const id of [SHOWN, COPY]) {
        const { hits } = await client.search.query({ body: fullCaseBody({ id }) });
        expect(hits.map((hit) => hit.id)).toEqual([SHOWN]);
      }
      for (const houseCitation of [shown, copy]) {
        const { hits } = await client.search.query({ body: caseByCitationBody({ houseCitation }) });
        expect(hits[0]?.record).toMatchObject({
          houseCitation: shown,
          sourceIds: [SHOWN, COPY],
          citations: expect.arrayContaining([shown, copy]),
        });
      }
    }
  });

  it.each([
    ['shown', SHOWN],
    ['other', COPY],
  ])(
    'has masked names nowhere after a mask on its %s source, also after both are imported again',
    async (_which, id) => {
      await settle();
      await marks().mask({ which: id, reason, names: [{ name: 'Zubaida Noor', mask: 'X' }] });
      await test.library.add({ ...SHORTER, decision: 'Allowed' }, { ...FULLER, decision: 'Allowed' });
      await settle();
      const { copy } = await houseCitations();
      for (const client of await readers()) {
        for (const opened of [SHOWN, COPY]) {
          const { hits } = await client.search.query({ body: fullCaseBody({ id: opened }) });
          expect(hits).toHaveLength(1);
          expect(JSON.stringify(hits)).not.toMatch(/zubaida/i);
        }
        const { hits } = await client.search.cases({ body: { query: { match: { appellant: 'zubaida' } } } });
        expect(hits).toEqual([]);
      }
      // An editor who parts them shows no name either.
      await createSourceDesk(options()).part(COPY, 'Two orders');
      await settle();
      for (const opened of [SHOWN, COPY]) {
        const { hits } = await clientOf(test).search.query({ body: fullCaseBody({ id: opened }) });
        expect(JSON.stringify(hits)).not.toMatch(/zubaida/i);
      }
      expect(await houseOf(COPY)).toBe(copy);
      await marks().restore({ which: COPY, reason });
      await settle();
      const { hits } = await clientOf(test).search.query({ body: fullCaseBody({ id: COPY }) });
      expect(JSON.stringify(hits)).toMatch(/zubaida/i);
    },
  );

  it('has one original, of whichever source, and a print under every id and address', async () => {
    await settle();
    const { shown, copy } = await houseCitations();
    const headers = { authorization: `Bearer ${(await test.signIn()).outdata.token}` };
    const file = join(test.library.dataDir, 'original.pdf');
    await writeFile(file, '%PDF-1.7 of the shorter source');
    const original = async (id: string) =>
      test.app.inject({ url: `/api/caseview/getreplicadocument?docpdfid=${id}`, headers });
    expect((await original(SHOWN)).statusCode).toBe(404);
    await openOriginals(openFolderStore(test.library.dataDir)).keep(COPY, file);
    const client = await member();
    for (const id of [SHOWN, COPY]) {
      expect((await original(id)).payload).toBe('%PDF-1.7 of the shorter source');
      const { hits } = await client.search.query({ body: fullCaseBody({ id }) });
      expect(hits[0]?.record).toMatchObject({ originalId: SHOWN });
    }
    const slugs = [shown, copy].map((citation) => `case/${houseCitationToSlug(citation)}`);
    for (const page of [`Lawsuit/case/${SHOWN}`, `Lawsuit/case/${COPY}`, ...slugs]) {
      const printed = await client.documents.pdf({ url: `${ORIGIN}/${page}`, paper: 'A4' });
      expect(await printed.slice(0, 5).text()).toBe('%PDF-');
    }
    await marks().mask({ which: SHOWN, reason, names: [{ name: 'Zubaida Noor', mask: 'X' }] });
    for (const id of [SHOWN, COPY]) expect((await original(id)).statusCode).toBe(404);
  });

  it('a mask on one, set before they were joined, holds for both', async () => {
    await marks().mask({ which: COPY, reason, names: [{ name: 'Zubaida Noor', mask: 'X' }] });
    await settle();
    for (const client of await readers()) {
      for (const id of [SHOWN, COPY]) {
        const { hits } = await client.search.query({ body: fullCaseBody({ id }) });
        expect(hits.map((hit) => hit.id)).toEqual([COPY]);
        expect(JSON.stringify(hits)).not.toMatch(/zubaida/i);
      }
    }
  });

  it.each([SHOWN, COPY])('is hidden, taken down and brought back as one (%s)', async (which) => {
    await settle();
    const { shown, copy } = await houseCitations();
    await marks().hide({ which, reason });
    await settle();
    const { hits } = await clientOf(test).search.cases({ body: { query: { match: { appellant: 'zubaida' } } } });
    expect(hits).toEqual([]);
    await marks().restore({ which, reason });
    await marks().takeDown({ which, reason });
    await test.library.add(SHORTER, FULLER);
    await settle();
    for (const client of await readers()) {
      for (const id of [SHOWN, COPY]) {
        expect((await client.search.query({ body: fullCaseBody({ id }) })).hits).toEqual([]);
        expect(await client.documents.notice({ id })).toMatchObject({ state: 'taken-down' });
      }
    }
    await marks().restore({ which, reason });
    await settle();
    for (const id of [SHOWN, COPY]) {
      const { hits: back } = await clientOf(test).search.query({ body: fullCaseBody({ id }) });
      expect(back.map((hit) => hit.id)).toEqual([SHOWN]);
    }
    expect(await houseCitations()).toEqual({ shown, copy });
  });
});

describe("a member's work on a judgment from two sources", () => {
  it('shows with the judgment, stays with its source, and can be changed and removed', async () => {
    const client = await member();
    await client.library.addBookmark({ documentId: COPY, paragraph: 3 });
    await client.library.saveNote({ documentId: COPY, note: `Of all.\n\n¶ #p3\nOf the order.` });
    await client.library.saveNote({ documentId: SHOWN, note: 'Of the other.' });
    const result = { description: '', queryId: '', total: 1, folderId: '' };
    await client.library.saveResult({ ...result, documentId: COPY, name: 'Lantern', kind: 'case' });
    await settle();
    // The fuller text has one paragraph more before it.
    const shown = PARAGRAPHS.length + 1;
    expect(await client.library.bookmarks({ documentId: SHOWN })).toMatchObject([
      { documentId: SHOWN, paragraph: shown, isLost: false },
    ]);
    const [note] = await client.library.notes({ documentId: SHOWN });
    expect(note).toMatchObject({ documentId: SHOWN, note: `Of the other.\n\nOf all.\n\n¶ #p${shown}\nOf the order.` });
    expect(await client.library.notes({ documentId: '' })).toHaveLength(1);
    const saved = await client.library.saveNote({ documentId: SHOWN, note: 'Both.', version: note?.version ?? 0 });
    expect(await client.library.notes({ documentId: COPY })).toMatchObject([{ note: 'Both.', version: saved.version }]);
    const folders = await client.library.folders({ id: 'all' });
    expect(folders.flatMap(({ results }) => results).map((one) => one.documentId)).toEqual([SHOWN]);
    await client.library.addBookmark({ documentId: SHOWN, paragraph: shown, isRemoval: true });
    expect(await client.library.bookmarks({ documentId: '' })).toEqual([]);
  });

  it('is where the member made it after an editor has parted them', async () => {
    const client = await member();
    await client.library.addBookmark({ documentId: COPY, paragraph: 3 });
    await client.library.saveNote({ documentId: COPY, note: 'Of the first source.' });
    await settle();
    await createSourceDesk(options()).part(COPY, 'Two orders');
    expect(await client.library.bookmarks({ documentId: COPY })).toMatchObject([{ documentId: COPY, paragraph: 3 }]);
    expect(await client.library.bookmarks({ documentId: SHOWN })).toEqual([]);
    expect(await client.library.notes({ documentId: COPY })).toMatchObject([{ note: 'Of the first source.' }]);
  });
});
