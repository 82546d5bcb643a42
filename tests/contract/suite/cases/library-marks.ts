import { expect } from 'vitest';
import { unsigned, type CasesOf, type Failure } from '../case.js';
import type { Scene } from '../scene.js';
import { LONG_CASE, SHORT_CASE, twiceGiven } from './library-parts.js';

const NO_DOCUMENT = 'The library has no document with this id.';
const noDocument = (input: object): Failure => ({
  title: 'I2: a judgment that the library does not have',
  input: () => ({ ...input, documentId: 'cffffffffffff' }),
  code: 'not-found',
  message: NO_DOCUMENT,
});
const NOTE = 'See paras 4 & 5.\n=cmd|"/c calc"!A1 <script>alert(1)</script> न्यायालय';
const notesOf = async (scene: Scene) => (await scene.me()).client.library.notes(undefined);
const MINUTE = 60_000;

/** A new member with a note on the long judgment. */
async function withNote(scene: Scene) {
  const { client } = await scene.newMember();
  await client.library.saveNote({ documentId: LONG_CASE, note: NOTE });
  return client;
}

/** Bookmarks and notes. */
export const markCases = {
  addBookmark: {
    success: [
      {
        title: 'a paragraph, once',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.library.addBookmark({ documentId: LONG_CASE, paragraph: 4 });
          return { documentId: LONG_CASE, paragraph: 4 };
        },
        expects: async (_answer, scene) =>
          expect(await (await scene.me()).client.library.bookmarks(undefined)).toMatchObject([
            { documentId: LONG_CASE, paragraph: 4 },
          ]),
      },
      {
        title: 'and removes the one of the whole judgment only',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.library.addBookmark({ documentId: LONG_CASE, paragraph: 4 });
          await client.library.addBookmark({ documentId: LONG_CASE });
          return { documentId: LONG_CASE, isRemoval: true };
        },
        expects: async (_answer, scene) =>
          expect(await (await scene.me()).client.library.bookmarks(undefined)).toMatchObject([{ paragraph: 4 }]),
      },
    ],
    failure: [noDocument({}), unsigned(() => ({ documentId: LONG_CASE }))],
    badInput: [
      {
        title: 'a paragraph below 0',
        input: () => ({ documentId: LONG_CASE, paragraph: -1 }),
        code: 'bad-query',
        message: 'paragraph',
      },
      {
        title: 'a paragraph that no database can store',
        input: () => ({ documentId: LONG_CASE, paragraph: 1e12 }),
        code: 'bad-query',
        message: 'paragraph',
      },
    ],
  },
  bookmarks: {
    success: [
      {
        title: 'of one judgment',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.library.addBookmark({ documentId: LONG_CASE, paragraph: 4 });
          await client.library.addBookmark({ documentId: SHORT_CASE });
          return { documentId: SHORT_CASE };
        },
        expects: (bookmarks) => expect(bookmarks).toMatchObject([{ documentId: SHORT_CASE, paragraph: 0 }]),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twiceGiven],
  },
  saveNote: {
    success: [
      {
        title: 'D7: word for word, for its member alone',
        input: async (scene) => ({ userId: (await scene.newMember()).userId, documentId: LONG_CASE, note: NOTE }),
        expects: async ({ version, changedAt }, scene) => {
          expect(await notesOf(scene)).toEqual([{ documentId: LONG_CASE, note: NOTE, version, changedAt }]);
          await scene.newMember();
          expect(await notesOf(scene)).toEqual([]);
        },
      },
      {
        title: 'I4: a longer text over the version that the writer saw; the old text is kept',
        input: async (scene) => {
          await withNote(scene);
          return { documentId: LONG_CASE, note: 'क'.repeat(20_000), version: 1 };
        },
        expects: async ({ version }, scene) => {
          expect(version).toBe(2);
          expect((await notesOf(scene))[0]?.note).toHaveLength(20_000);
          const { client } = await scene.me();
          expect(await client.library.noteVersions({ documentId: LONG_CASE })).toMatchObject([
            { note: NOTE, version: 1 },
          ]);
        },
      },
    ],
    failure: [
      {
        title: 'I4: a text over a version that another tab has changed',
        input: async (scene) => {
          const client = await withNote(scene);
          await client.library.saveNote({ documentId: LONG_CASE, note: 'from the other tab', version: 1 });
          return { documentId: LONG_CASE, note: 'from this tab', version: 1 };
        },
        code: 'refused',
        message: 'This note was changed somewhere else since you opened it. Nothing was overwritten',
      },
      noDocument({ note: 'x' }),
      unsigned(() => ({ documentId: LONG_CASE, note: 'x' })),
    ],
    badInput: [
      {
        title: 'I4: an empty text',
        input: () => ({ documentId: LONG_CASE, note: '' }),
        code: 'bad-query',
        message: 'personalNote',
      },
      {
        title: 'I4: 20,001 characters, which are never cut',
        input: () => ({ documentId: LONG_CASE, note: 'x'.repeat(20_001) }),
        code: 'bad-query',
        message: 'too long',
      },
      {
        title: 'I4: 2 MB',
        input: () => ({ documentId: LONG_CASE, note: 'x'.repeat(2_000_000) }),
        code: 'too-large',
        message: 'KB',
      },
    ],
  },
  deleteNote: {
    success: [
      {
        title: 'I4: a note, whose text is kept',
        input: async (scene) => {
          await withNote(scene);
          return { documentId: LONG_CASE };
        },
        expects: async (_answer, scene) => {
          expect(await notesOf(scene)).toEqual([]);
          const { client } = await scene.me();
          expect(await client.library.noteVersions({ documentId: LONG_CASE })).toMatchObject([{ note: NOTE }]);
          await expect(
            client.library.saveNote({ documentId: LONG_CASE, note: 'from an old tab', version: 1 }),
          ).rejects.toMatchObject({ code: 'refused' });
        },
      },
    ],
    failure: [unsigned(() => ({ documentId: LONG_CASE }))],
    badInput: [{ title: 'no judgment', input: () => ({ documentId: '' }), code: 'bad-query', message: 'file_name' }],
  },
  notes: {
    success: [
      {
        title: 'the one on a judgment',
        input: async (scene) => {
          const client = await withNote(scene);
          await client.library.saveNote({ documentId: SHORT_CASE, note: 'bail' });
          return { documentId: SHORT_CASE };
        },
        expects: (notes) => expect(notes).toMatchObject([{ documentId: SHORT_CASE, note: 'bail', version: 1 }]),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twiceGiven],
  },
  noteVersions: {
    success: [
      {
        title: 'I4: one a minute while the member types',
        input: async (scene) => {
          const { client } = await scene.newMember();
          const documentId = LONG_CASE;
          for (let version = 0; version < 12; version += 1) {
            await client.library.saveNote({ documentId, note: `text ${version}`, version });
            scene.wait(MINUTE / 4);
          }
          return { documentId };
        },
        expects: (versions) => expect(versions.map(({ note }) => note)).toEqual(['text 8', 'text 4', 'text 0']),
      },
    ],
    failure: [unsigned(() => ({ documentId: LONG_CASE }))],
    badInput: [{ title: 'no judgment', input: () => ({ documentId: '' }), code: 'bad-query', message: 'file_name' }],
  },
} satisfies CasesOf<'library'>;
