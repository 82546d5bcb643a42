import { expect } from 'vitest';
import { unsigned, type CasesOf } from '../case.js';
import type { Scene } from '../scene.js';
import {
  foreign,
  judgment,
  LONG_CASE,
  newFolder,
  newQuery,
  newResult,
  SHORT_CASE,
  twiceGiven,
} from './library-parts.js';

const NO_FOLDER = 'You have no folder with this id.';
const NOTHING = 'You have nothing with this id here.';
const tooMany = Array.from({ length: 201 }, (_, index) => String(index));

const list = { ids: [LONG_CASE], title: 'Hearing', order: 'date', hasTreatment: false } as const;

/** A folder of a new member, with the judgment in it, and a folder with the other judgment in that. */
async function withFolders(scene: Scene) {
  const { client } = await scene.newMember();
  const id = await newFolder(scene);
  const { id: inner } = await client.library.saveFolder({ name: 'Sureties', parentId: id, description: 'Court 4' });
  const resultId = await newResult(scene, { folderId: id });
  await newResult(scene, { folderId: inner, documentId: SHORT_CASE });
  return { client, id, inner, resultId };
}

/** Folders and results. */
export const folderCases = {
  saveFolder: {
    success: [
      {
        title: 'with a description, in another folder',
        input: async (scene) => {
          await scene.newMember();
          return { name: '  Sureties ', description: 'Court 4', parentId: await newFolder(scene) };
        },
        expects: async ({ id }, scene) => {
          const folders = await (await scene.me()).client.library.folders(undefined);
          const [outer, inner] = folders;
          expect(inner).toEqual({
            id,
            name: 'Sureties',
            description: 'Court 4',
            parentId: outer?.id,
            count: 0,
            results: [],
          });
        },
      },
    ],
    failure: [
      {
        title: 'I5: a name that the place has already, in other letters',
        input: async (scene) => {
          await scene.newMember();
          await newFolder(scene, 'Hearing');
          return { name: 'HEARING ' };
        },
        code: 'refused',
        message: 'You have a folder “HEARING” here already.',
      },
      {
        title: 'a name of blanks',
        input: () => ({ name: '   ' }),
        code: 'refused',
        message: 'Give the folder a name.',
      },
      ...foreign('a folder above', newFolder, (parentId) => ({ name: 'x', parentId }), NO_FOLDER),
    ],
    badInput: [{ title: 'no name', input: () => ({ name: '' }), code: 'bad-query', message: 'folderName' }],
  },
  folders: {
    success: [
      {
        title: 'one by its name, with its results',
        input: async (scene) => {
          await withFolders(scene);
          return { name: 'hearing' };
        },
        expects: (folders) =>
          expect(folders).toMatchObject([
            { name: 'Hearing', count: 1, results: [{ documentId: judgment.documentId, total: 12 }] },
          ]),
      },
      {
        title: 'all with their results, those in no folder last',
        input: async (scene) => {
          await withFolders(scene);
          return { id: 'all' };
        },
        expects: (folders) =>
          expect(folders.map(({ name, results }) => [name, results.length])).toEqual([
            ['Hearing', 1],
            ['Sureties', 1],
            ['Not in a folder', 0],
          ]),
      },
      {
        title: 'all, without their results, and those in no folder last',
        input: async (scene) => {
          await withFolders(scene);
          await newResult(scene);
        },
        expects: (folders) =>
          expect(folders).toMatchObject([
            { name: 'Hearing', count: 1, results: [] },
            { name: 'Sureties', count: 1, results: [] },
            { id: 'none', name: 'Not in a folder', count: 1, results: [] },
          ]),
      },
    ],
    failure: [...foreign('a folder', newFolder, (id) => ({ id }), NO_FOLDER)],
    badInput: [
      {
        title: 'a name that is too long',
        input: () => ({ name: 'x'.repeat(300) }),
        code: 'bad-query',
        message: 'Name',
      },
    ],
  },
  changeFolder: {
    success: [
      {
        title: 'another name; what is not sent stays',
        input: async (scene) => {
          const { inner } = await withFolders(scene);
          return { id: inner, name: 'Bonds' };
        },
        expects: async (_answer, scene) => {
          const folders = await (await scene.me()).client.library.folders(undefined);
          expect(folders).toMatchObject([{ name: 'Bonds', description: 'Court 4' }, { name: 'Hearing' }]);
          expect(folders[0]?.parentId).toBe(folders[1]?.id);
        },
      },
    ],
    failure: [
      {
        title: 'a folder that would be in itself',
        input: async (scene) => {
          const { id, inner } = await withFolders(scene);
          return { id, parentId: inner };
        },
        code: 'refused',
        message: 'A folder cannot be in itself.',
      },
      ...foreign('a folder', newFolder, (id) => ({ id, name: 'Mine' }), NO_FOLDER),
    ],
    badInput: [{ title: 'no id', input: () => ({ id: '' }), code: 'bad-query', message: 'folderid' }],
  },
  saveResult: {
    success: [
      {
        title: 'in a folder, with its search',
        input: async (scene) => {
          await scene.newMember();
          return { ...judgment, folderId: await newFolder(scene), queryId: await newQuery(scene) };
        },
        expects: async ({ id }, scene) => {
          const [folder] = await (await scene.me()).client.library.folders({ name: 'Hearing' });
          expect(folder?.results).toMatchObject(
            [{ ...judgment, id, folderId: folder?.id, queryId: /./ }].map(({ queryId: _any, ...rest }) => rest),
          );
        },
      },
      {
        title: 'I5: the same judgment again changes the row of the folder',
        input: async (scene) => {
          await scene.newMember();
          await newResult(scene);
          return { ...judgment, name: 'Lead with this' };
        },
        expects: async (_answer, scene) => {
          const [loose] = await (await scene.me()).client.library.folders({ id: 'none' });
          expect(loose?.results).toMatchObject([{ name: 'Lead with this' }]);
        },
      },
    ],
    failure: [
      ...foreign('a folder', newFolder, (folderId) => ({ ...judgment, folderId }), NO_FOLDER),
      ...foreign(
        'a search',
        newQuery,
        (queryId) => ({ ...judgment, queryId }),
        'You have no saved search with this id.',
      ),
      {
        title: 'I2: a judgment that the library does not have',
        input: () => ({ ...judgment, documentId: 'cffffffffffff' }),
        code: 'not-found',
        message: 'The library has no document with this id.',
      },
      {
        title: 'nothing to save',
        input: () => ({ ...judgment, documentId: '' }),
        code: 'refused',
        message: 'Name what to save',
      },
    ],
    badInput: [
      { title: 'no name', input: () => ({ ...judgment, name: '' }), code: 'bad-query', message: 'resultName' },
    ],
  },
  moveResults: {
    success: [
      {
        title: 'out of their folder',
        input: async (scene) => {
          const { resultId } = await withFolders(scene);
          return { ids: [resultId], folderId: 'none' };
        },
        expects: async (_answer, scene) => {
          const [loose] = await (await scene.me()).client.library.folders({ id: 'none' });
          expect(loose?.results).toMatchObject([{ documentId: judgment.documentId, folderId: 'none' }]);
        },
      },
      {
        title: 'to a folder that has the judgment: it has it once, and the moved one can be restored',
        input: async (scene) => {
          const { id } = await withFolders(scene);
          return { ids: [await newResult(scene)], folderId: id };
        },
        expects: async (_answer, scene) => {
          const { client } = await scene.me();
          expect(await client.library.folders({ name: 'Hearing' })).toMatchObject([{ count: 1 }]);
          expect(await client.library.removed(undefined)).toMatchObject([{ kind: 'result', name: judgment.name }]);
        },
      },
    ],
    failure: [
      ...foreign(
        'a result',
        newResult,
        (id) => ({ ids: [id], folderId: 'none' }),
        'You have no saved result with this id.',
      ),
      ...foreign('a folder', newFolder, (folderId) => ({ ids: ['x'], folderId }), NO_FOLDER),
    ],
    badInput: [
      { title: 'no results', input: () => ({ ids: [], folderId: '' }), code: 'bad-query', message: 'ids' },
      {
        title: '201 results',
        input: () => ({ ids: tooMany, folderId: '' }),
        code: 'bad-query',
        message: 'more than 200',
      },
    ],
  },
  remove: {
    success: [
      {
        title: 'a folder with all that is in it',
        input: async (scene) => ({ kind: 'folder' as const, ids: [(await withFolders(scene)).id] }),
        expects: async (_answer, scene) => {
          const { client } = await scene.me();
          expect(await client.library.folders(undefined)).toEqual([]);
          expect(await client.library.removed(undefined)).toMatchObject([{ kind: 'folder', name: 'Hearing' }]);
        },
      },
    ],
    failure: [
      ...foreign('a folder', newFolder, (id) => ({ kind: 'folder', ids: [id] }), NOTHING),
      ...foreign('a search', newQuery, (id) => ({ kind: 'query', ids: [id] }), NOTHING),
      ...foreign('a result', newResult, (id) => ({ kind: 'result', ids: [id] }), NOTHING),
    ],
    badInput: [
      { title: 'another kind', input: () => ({ kind: 'user', ids: ['1'] }), code: 'bad-query', message: 'kind' },
      {
        title: '201 things',
        input: () => ({ kind: 'query', ids: tooMany }),
        code: 'bad-query',
        message: 'more than 200',
      },
    ],
  },
  restore: {
    success: [
      {
        title: 'a folder with all that was removed with it, beside one that took its name',
        input: async (scene) => {
          const { client, id } = await withFolders(scene);
          await client.library.remove({ kind: 'folder', ids: [id] });
          await newFolder(scene, 'Hearing');
          return { kind: 'folder' as const, ids: [id] };
        },
        expects: async (_answer, scene) => {
          const { client } = await scene.me();
          expect(await client.library.folders(undefined)).toMatchObject([
            { name: 'Hearing', count: 0 },
            { name: 'Hearing (2)', count: 1 },
            { name: 'Sureties', count: 1 },
          ]);
          expect(await client.library.removed(undefined)).toEqual([]);
        },
      },
      {
        title: 'a result whose folder is gone, in no folder',
        input: async (scene) => {
          const { client, id, resultId } = await withFolders(scene);
          await client.library.remove({ kind: 'result', ids: [resultId] });
          await client.library.remove({ kind: 'folder', ids: [id] });
          return { kind: 'result' as const, ids: [resultId] };
        },
        expects: async (_answer, scene) => {
          const [loose] = await (await scene.me()).client.library.folders(undefined);
          expect(loose).toMatchObject({ id: 'none', count: 1 });
        },
      },
    ],
    failure: [
      {
        title: 'what was removed 30 days ago',
        input: async (scene) => {
          await scene.newMember();
          const ids = [await newQuery(scene)];
          await (await scene.me()).client.library.remove({ kind: 'query', ids });
          scene.wait(30 * 24 * 60 * 60 * 1000);
          await scene.sendAs((await scene.me()).person);
          return { kind: 'query', ids };
        },
        code: 'not-found',
        message: NOTHING,
      },
      ...foreign(
        'a removed search',
        async (scene) => {
          const id = await newQuery(scene);
          await (await scene.me()).client.library.remove({ kind: 'query', ids: [id] });
          return id;
        },
        (id) => ({ kind: 'query', ids: [id] }),
        NOTHING,
      ),
    ],
    badInput: [{ title: 'no ids', input: () => ({ kind: 'query', ids: [] }), code: 'bad-query', message: 'ids' }],
  },
  authorities: {
    success: [
      {
        title: 'judgments as PDF, one of them twice',
        input: async (scene) => {
          await scene.newMember();
          return { ids: [LONG_CASE, SHORT_CASE, LONG_CASE], title: 'Hearing', order: 'court', hasTreatment: true };
        },
        expects: async (pdf) => {
          expect(await pdf.slice(0, 8).text()).toBe('%PDF-1.7');
          expect(pdf.size).toBeGreaterThan(5000);
        },
      },
    ],
    failure: [
      unsigned(() => list),
      {
        title: 'I2: judgments that the library does not have',
        input: async (scene) => {
          await scene.newMember();
          return { ...list, ids: ['nobody', 'nothing'] };
        },
        code: 'not-found',
        message: 'The library has none of these documents.',
      },
    ],
    badInput: [
      { title: 'no judgment', input: () => ({ ...list, ids: [] }), code: 'bad-query', message: 'ids' },
      { title: 'too many', input: () => ({ ...list, ids: tooMany }), code: 'bad-query', message: 'ids' },
      { title: 'an order of its own', input: () => ({ ...list, order: 'size' }), code: 'bad-query', message: 'order' },
    ],
  },
  removed: {
    success: [
      {
        title: 'what was removed, the last first',
        input: async (scene) => {
          const { client, resultId } = await withFolders(scene);
          const query = await newQuery(scene);
          await client.library.remove({ kind: 'result', ids: [resultId] });
          scene.wait(1000);
          await client.library.remove({ kind: 'query', ids: [query] });
        },
        expects: (things) =>
          expect(things).toMatchObject([
            { kind: 'query', name: 'lease /p "sub-tenant"' },
            { kind: 'result', name: judgment.name },
          ]),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twiceGiven],
  },
} satisfies CasesOf<'library'>;
