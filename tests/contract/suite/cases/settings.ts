import { expect } from 'vitest';
import { twice, unsigned, type CasesOf } from '../case.js';

const judgment = { sort: 'date', pageSize: 50, showsHeadnote: false, marksHits: true, citationFirst: 'air' } as const;

/** What members set: how they read judgments, and the courts of their welcome page. */
export const settingsCases: CasesOf<'settings'> = {
  saveJudgment: {
    success: [
      {
        title: 'and reads it back',
        input: async (scene) => ({ userId: (await scene.newMember()).userId, ...judgment }),
        expects: async ({ message }, scene) => {
          expect(message).toBe('Your settings were saved.');
          expect(await (await scene.me()).client.settings.judgment(undefined)).toEqual(judgment);
        },
      },
      {
        title: 'and leaves other settings and other members as they are',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.settings.saveCourt({ courtIds: [4] });
          return judgment;
        },
        expects: async (_answer, scene) => {
          expect(await (await scene.me()).client.settings.welcome(undefined)).toMatchObject({ courtIds: [4] });
          const other = await scene.newMember();
          expect(await other.client.settings.judgment(undefined)).toMatchObject({ sort: 'relevance', pageSize: 20 });
        },
      },
    ],
    failure: [unsigned(() => judgment)],
    badInput: [
      { title: 'an unknown order', input: () => ({ ...judgment, sort: 'luck' }), code: 'bad-query', message: 'sort' },
      {
        title: '1,000 results on a page',
        input: () => ({ ...judgment, pageSize: 1000 }),
        code: 'bad-query',
        message: 'pageSize',
      },
      {
        title: 'a text as mark',
        input: () => ({ ...judgment, marksHits: 'yes' }),
        code: 'bad-query',
        message: 'highlight',
      },
    ],
  },
  judgment: {
    success: [
      {
        title: 'of a member who has set nothing',
        input: async (scene) => ({ userId: (await scene.newMember()).userId }),
        expects: (settings) =>
          expect(settings).toEqual({
            sort: 'relevance',
            pageSize: 20,
            showsHeadnote: true,
            marksHits: true,
            citationFirst: 'neutral',
          }),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [
      {
        title: 'two user ids',
        input: () => undefined,
        change: twice('userid'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
  saveCourt: {
    success: [
      {
        title: 'each court once, and keeps the marks that are not sent',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.settings.saveCourt({ courtIds: [], showsHistory: false });
          return { courtIds: [4, 1, 4], showsLatestCases: true };
        },
        expects: async (_answer, scene) => {
          expect(await (await scene.me()).client.settings.welcome(undefined)).toEqual({
            courtIds: [4, 1],
            actIds: [],
            showsLatestCases: true,
            showsHistory: false,
            hiddenParts: [],
          });
        },
      },
    ],
    failure: [
      {
        title: 'a court that does not exist',
        input: () => ({ courtIds: [1, 99_999] }),
        code: 'refused',
        message: 'There is no court with the id 99999.',
      },
    ],
    badInput: [
      { title: 'a name as court', input: () => ({ courtIds: ['Delhi'] }), code: 'bad-query', message: 'courts' },
      {
        title: '1,001 courts',
        input: () => ({ courtIds: Array.from({ length: 1001 }, () => 1) }),
        code: 'bad-query',
        message: 'courts',
      },
    ],
  },
  welcome: {
    success: [
      {
        title: 'of a member who hides a part of the page',
        input: async (scene) => {
          const { client, userId } = await scene.newMember();
          await client.settings.saveCourt({ courtIds: [], hiddenParts: ['acts'] });
          return { userId };
        },
        expects: ({ hiddenParts }) => expect(hiddenParts).toEqual(['acts']),
      },
      {
        title: 'of a member who has set nothing',
        input: async (scene) => ({ userId: (await scene.newMember()).userId }),
        expects: (settings) =>
          expect(settings).toEqual({
            courtIds: [],
            actIds: [],
            showsLatestCases: true,
            showsHistory: true,
            hiddenParts: [],
          }),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [
      {
        title: 'two user ids',
        input: () => undefined,
        change: twice('userid'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
};
