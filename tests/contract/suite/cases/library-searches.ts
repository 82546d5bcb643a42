import { expect } from 'vitest';
import { unsigned, type CasesOf } from '../case.js';
import { foreign, lease, newQuery, newResult, twiceGiven } from './library-parts.js';

const NO_QUERY = 'You have no saved search with this id.';
const long = { ...lease, query: 'x'.repeat(65_537) };

/** Saved searches and the search history. */
export const searchCases = {
  saveQuery: {
    success: [
      {
        title: 'and lists it as it was written',
        input: async (scene) => ({ userId: (await scene.newMember()).userId, ...lease, total: 12 }),
        expects: async ({ id }, scene) => {
          const [saved] = await (await scene.me()).client.library.queries(undefined);
          expect(saved).toMatchObject({ ...lease, id, total: 12, ranAt: saved?.savedAt });
        },
      },
      {
        title: 'the longest search, and naughty text word for word',
        input: async (scene) => {
          await scene.newMember();
          return { ...lease, query: 'क'.repeat(65_536), keywords: `'; drop table users; -- <b>"\\%_\u0007 \u202E` };
        },
        expects: async (_answer, scene) => {
          const [saved] = await (await scene.me()).client.library.queries(undefined);
          expect(saved?.query).toHaveLength(65_536);
          expect(saved?.keywords).toBe(`'; drop table users; -- <b>"\\%_\u0007 \u202E`);
        },
      },
    ],
    failure: [
      ...foreign('a parent', newQuery, (parentId) => ({ ...lease, parentId }), NO_QUERY),
      unsigned(() => lease),
    ],
    badInput: [
      { title: 'no search', input: () => ({ ...lease, query: '' }), code: 'bad-query', message: 'query' },
      { title: 'a search that is too long', input: () => long, code: 'bad-query', message: 'too long' },
    ],
  },
  updateQuery: {
    success: [
      {
        title: 'another search, and keeps the number of its last run',
        input: async (scene) => {
          await scene.newMember();
          return { ...lease, id: await newQuery(scene, { total: 5 }), keywords: 'bail' };
        },
        expects: async (_answer, scene) => {
          const queries = await (await scene.me()).client.library.queries(undefined);
          expect(queries).toMatchObject([{ keywords: 'bail', total: 5 }]);
        },
      },
    ],
    failure: [
      ...foreign('a search', newQuery, (id) => ({ ...lease, id }), NO_QUERY),
      {
        title: 'a search that would refine itself through another',
        input: async (scene) => {
          await scene.newMember();
          const id = await newQuery(scene);
          return { ...lease, id, parentId: await newQuery(scene, { parentId: id }) };
        },
        code: 'refused',
        message: 'A search cannot refine itself.',
      },
    ],
    badInput: [{ title: 'no id', input: () => ({ ...lease, id: '' }), code: 'bad-query', message: 'id' }],
  },
  updateSavedResultQuery: {
    success: [
      {
        title: 'the search of a saved result, and the result’s kind',
        input: async (scene) => {
          await scene.newMember();
          const id = await newQuery(scene);
          await newResult(scene, { queryId: id });
          return { ...lease, id, kind: 'citation' };
        },
        expects: async (_answer, scene) => {
          const { client } = await scene.me();
          expect(await client.library.queries(undefined)).toMatchObject([{ kind: 'citation' }]);
          const [loose] = await client.library.folders({ id: 'none' });
          expect(loose?.results).toMatchObject([{ kind: 'citation' }]);
        },
      },
    ],
    failure: [
      ...foreign('a search', newQuery, (id) => ({ ...lease, id }), NO_QUERY),
      {
        title: 'a search that no result comes from',
        input: async (scene) => {
          await scene.newMember();
          return { ...lease, id: await newQuery(scene) };
        },
        code: 'refused',
        message: 'No saved result comes from this search.',
      },
    ],
    badInput: [
      { title: 'no search', input: () => ({ ...lease, id: '1', query: '' }), code: 'bad-query', message: 'query' },
    ],
  },
  queriesByParent: {
    success: [
      {
        title: 'the searches that refine one',
        input: async (scene) => {
          await scene.newMember();
          const parentId = await newQuery(scene);
          await newQuery(scene, { parentId, keywords: 'supervening', total: 3 });
          return { parentId };
        },
        expects: (queries) => expect(queries).toMatchObject([{ keywords: 'supervening', total: 3 }]),
      },
      {
        title: 'the searches that refine none, for no id',
        input: async (scene) => {
          await scene.newMember();
          await newQuery(scene, { parentId: await newQuery(scene, { keywords: 'top' }) });
          return { parentId: '' };
        },
        expects: (queries) => expect(queries).toMatchObject([{ keywords: 'top', parentId: '' }]),
      },
    ],
    failure: [...foreign('a parent', newQuery, (parentId) => ({ parentId }), NO_QUERY)],
    badInput: [
      {
        title: 'an id that is too long',
        input: () => ({ parentId: 'x'.repeat(300) }),
        code: 'bad-query',
        message: 'parentid',
      },
    ],
  },
  queries: {
    success: [
      {
        title: 'all searches, the newest first; one whose parent was removed stands alone',
        input: async (scene) => {
          await scene.newMember();
          const parentId = await newQuery(scene);
          scene.wait(1000);
          await newQuery(scene, { parentId, keywords: 'child' });
          await (await scene.me()).client.library.remove({ kind: 'query', ids: [parentId] });
        },
        expects: (queries) => expect(queries).toMatchObject([{ keywords: 'child', parentId: '' }]),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twiceGiven],
  },
  history: {
    success: [
      {
        title: 'the latest searches; the same search again moves to the top',
        input: async (scene) => {
          const { client } = await scene.newMember();
          for (const keywords of ['lease', 'bail', 'lease']) {
            scene.wait(1000);
            await client.library.addHistory({ query: `{"words":"${keywords}"}`, keywords, kind: 'fulltext', total: 2 });
          }
        },
        expects: (searches) => expect(searches).toMatchObject([{ keywords: 'lease', total: 2 }, { keywords: 'bail' }]),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twiceGiven],
  },
  addHistory: {
    success: [
      {
        title: 'a search, for its member alone',
        input: async (scene) => {
          await scene.newMember();
          return { query: '{"words":"lease"}', keywords: 'lease', kind: 'fulltext', total: 7 };
        },
        expects: async (_answer, scene) => {
          expect(await (await scene.me()).client.library.history(undefined)).toHaveLength(1);
          expect(await (await scene.newMember()).client.library.history(undefined)).toEqual([]);
        },
      },
    ],
    failure: [unsigned(() => ({ query: 'x', keywords: '', kind: '', total: 0 }))],
    badInput: [
      {
        title: 'no search',
        input: () => ({ query: '', keywords: '', kind: '', total: 0 }),
        code: 'bad-query',
        message: 'query',
      },
    ],
  },
  clearHistory: {
    success: [
      {
        title: 'one search',
        input: async (scene) => {
          const { client } = await scene.newMember();
          for (const keywords of ['lease', 'bail'])
            await client.library.addHistory({ query: keywords, keywords, kind: '', total: 0 });
          const [last] = await client.library.history(undefined);
          return { id: last?.id ?? 'none' };
        },
        expects: async (_answer, scene) =>
          expect(await (await scene.me()).client.library.history(undefined)).toHaveLength(1),
      },
      {
        title: 'all searches',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.library.addHistory({ query: 'x', keywords: '', kind: '', total: 0 });
        },
        expects: async (_answer, scene) =>
          expect(await (await scene.me()).client.library.history(undefined)).toEqual([]),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [{ title: 'a list as id', input: () => ({ id: ['1'] }), code: 'bad-query', message: 'id' }],
  },
} satisfies CasesOf<'library'>;
