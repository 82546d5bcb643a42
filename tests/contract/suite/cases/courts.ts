import { expect } from 'vitest';
import { twice, unsigned, type CasesOf } from '../case.js';

/** The tree of courts and the member's choice in it. */
export const courtsCases: CasesOf<'courts'> = {
  tree: {
    success: [
      {
        title: 'every court, with its benches after it, and no choice of a new member',
        input: async (scene) => {
          await scene.newMember();
        },
        expects: ({ groups, chosen }) => {
          expect(groups.map(({ title }) => title)).toEqual([
            'Supreme Court',
            'High Courts',
            'Tribunals and commissions',
          ]);
          expect(groups[0]?.courts).toEqual([{ id: 1, title: 'Supreme Court of India' }]);
          const high = groups[1]?.courts.map(({ id }) => id) ?? [];
          expect(high.slice(high.indexOf(3), high.indexOf(3) + 3)).toEqual([3, 102, 103]);
          expect(chosen).toEqual([]);
        },
      },
      {
        title: 'the chosen courts, as the settings of the welcome page have them',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.settings.saveCourt({ courtIds: [4, 1] });
        },
        expects: ({ chosen }) => expect(chosen).toEqual([4, 1]),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [
      {
        title: 'two flags',
        input: () => undefined,
        change: twice('flag'),
        code: 'bad-query',
        message: 'must be given once',
      },
    ],
  },
  saveSettings: {
    success: [
      {
        title: 'and reads them back in the tree and in the settings',
        input: async (scene) => ({ userId: (await scene.newMember()).userId, courtIds: [1, 4, 1] }),
        expects: async ({ message }, scene) => {
          expect(message).toBe('Your settings were saved.');
          const { client } = await scene.me();
          expect((await client.courts.tree(undefined)).chosen).toEqual([1, 4]);
          expect(await client.settings.welcome(undefined)).toMatchObject({ courtIds: [1, 4], showsHistory: true });
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
      unsigned(() => ({ courtIds: [1] })),
    ],
    badInput: [
      { title: 'a name as court', input: () => ({ courtIds: ['Delhi'] }), code: 'bad-query', message: 'courts' },
    ],
  },
};
