import { expect } from 'vitest';
import { documentId } from '../../../../packages/server/src/library/document-id.js';
import { byPost, twice, unsigned, type CasesOf } from '../case.js';
import { badSearches, searchFailures } from './search.js';

const LEASE_ACT = documentId('act', 'test:act');

/** The landing pages: counts, latest cases, the acts a member chose. */
export const welcomeCases: CasesOf<'welcome'> = {
  totals: {
    success: [
      {
        title: 'judgments and acts of the library, without the sample beside real ones',
        input: () => undefined,
        expects: (totals) => expect(totals).toMatchObject({ cases: 2, acts: 1 }),
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
        change: twice('userid'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
  latestCases: {
    success: [
      {
        title: 'the newest first',
        input: () => ({ body: { query: { match_all: {} }, sort: [{ dispose_dt: 'desc' }], size: 2 } }),
        expects: ({ hits }) => expect(hits.map(({ record }) => record.appellant)).toEqual(['Asha Rao', 'Vikram']),
      },
    ],
    failure: searchFailures,
    badInput: badSearches,
  },
  latestCasesByCourt: {
    success: [
      {
        title: 'of one court',
        input: () => ({ courtIds: [4] }),
        expects: ({ hits }) => expect(hits.map(({ record }) => record.appellant)).toEqual(['Meera']),
      },
    ],
    failure: [unsigned(() => ({ courtIds: [4] }))],
    badInput: [
      { title: 'a name as court', input: () => ({ courtIds: ['Delhi'] }), code: 'bad-query', message: 'courtids' },
    ],
  },
  saveActSettings: {
    success: [
      {
        title: 'each act once, for the welcome page too',
        input: async (scene) => {
          await scene.newMember();
          return { actIds: [LEASE_ACT, LEASE_ACT] };
        },
        expects: async (_answer, scene) => {
          const { client } = await scene.me();
          expect(await client.welcome.actSettings(undefined)).toEqual({ actIds: [LEASE_ACT] });
          expect(await client.settings.welcome(undefined)).toMatchObject({ actIds: [LEASE_ACT] });
        },
      },
    ],
    failure: [
      {
        title: 'an act that the library does not have',
        input: () => ({ actIds: [LEASE_ACT, 'a0000000000b2'] }),
        code: 'refused',
        message: 'The library does not have one of these acts.',
      },
      {
        title: 'a judgment instead of an act',
        input: () => ({ actIds: [documentId('case', 'test:long')] }),
        code: 'refused',
        message: 'The library does not have one of these acts.',
      },
    ],
    badInput: [
      { title: 'an object as act', input: () => ({ actIds: [{ id: 1 }] }), code: 'bad-query', message: 'actIds' },
    ],
  },
  actSettings: {
    success: [
      {
        title: 'of a member who has set nothing',
        input: async (scene) => ({ userId: (await scene.newMember()).userId }),
        expects: (settings) => expect(settings).toEqual({ actIds: [] }),
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
  resetActSettings: {
    success: [
      {
        title: 'and only the acts are cleared',
        input: async (scene) => {
          const { client, userId } = await scene.newMember();
          await client.welcome.saveActSettings({ actIds: [LEASE_ACT] });
          await client.settings.saveCourt({ courtIds: [4] });
          return { userId };
        },
        expects: async (_answer, scene) => {
          const { client } = await scene.me();
          expect(await client.settings.welcome(undefined)).toMatchObject({ actIds: [], courtIds: [4] });
        },
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
