import { expect } from 'vitest';
import { twice, unsigned, type CasesOf, type Failure } from '../case.js';
import type { Scene } from '../scene.js';

const defaults = { theme: 'dark', limit: '5' } as const;
const portal = { name: 'Law College', origins: ['https://www.college.example'] } as const;

/** A member with a portal, whose page was shown once. */
async function withPortal(scene: Scene) {
  const { client } = await scene.newMember();
  const { id: portalId } = await client.partners.register(portal);
  await client.partners.saveDefaults({ portalId, defaults });
  const own = async () => (await client.partners.list(undefined)).portals.find(({ id }) => id === portalId);
  const key = (await own())?.keys[0]?.key ?? '';
  await scene.test.app.inject(`/api/embed/v1/latest?key=${key}&v=1.0.0`);
  return { portalId, key, client, own };
}

const mine = async (scene: Scene) => (await (await scene.me()).client.partners.list(undefined)).portals[0];

/** I2: the portal of another member, and one that nobody has, answer alike. */
const foreign = (more: object = {}): readonly [Failure, Failure] => [
  {
    title: 'I2: another member’s portal',
    input: async (scene) => {
      const { portalId, key } = await withPortal(scene);
      await scene.newMember();
      return { portalId, key, ...more };
    },
    code: 'not-found',
    message: 'There is no such portal.',
  },
  {
    title: 'a portal that nobody has',
    input: () => ({ portalId: 'nobody-has-this', key: 'pk_x', ...more }),
    code: 'not-found',
    message: 'There is no such portal.',
  },
];
const noId: Failure = {
  title: 'no portal',
  input: () => ({ portalId: '', key: 'x', origins: [] }),
  code: 'bad-query',
  message: 'portalId: must not be blank',
};

const noOption = (defaults: Readonly<Record<string, string>>): Failure => ({
  title: `${JSON.stringify(defaults)}, which no portal may set`,
  input: () => ({ portalId: 'x', defaults }),
  code: 'bad-query',
  message: 'not an option of the widgets',
});

/** Websites of members that show the widgets. */
export const partnersCases: CasesOf<'partners'> = {
  list: {
    success: [
      {
        title: 'only the own portals',
        input: async (scene) => {
          await withPortal(scene);
          await withPortal(scene);
          return undefined;
        },
        expects: ({ portals, currentVersion }) => {
          expect(currentVersion).toBe('');
          expect(portals).toEqual([
            {
              id: expect.stringMatching(/^\S{10}$/),
              ...portal,
              defaults,
              createdOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
              perMinute: 1200,
              keys: [
                {
                  key: expect.stringMatching(/^pk_[\w-]{22}$/),
                  createdOn: portals[0]?.createdOn,
                  endsAt: '',
                  isEnded: false,
                  lastUsedOn: portals[0]?.createdOn,
                },
              ],
              versions: [{ version: '1.0.0', seenOn: portals[0]?.createdOn }],
            },
          ]);
        },
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [
      { title: 'two user ids', input: () => undefined, change: twice('userid'), code: 'bad-query', message: 'once' },
    ],
  },
  register: {
    success: [
      {
        title: 'with origins in the form that browsers send',
        input: async (scene) => {
          await scene.newMember();
          return { name: ' Law College ', origins: ['HTTPS://College.example/', 'https://college.example'] };
        },
        expects: async ({ id }, scene) =>
          expect(await mine(scene)).toMatchObject({ id, name: 'Law College', origins: ['https://college.example'] }),
      },
    ],
    failure: [
      unsigned(() => portal),
      {
        title: 'an address with a path',
        input: () => ({ ...portal, origins: ['https://college.example/moodle'] }),
        code: 'refused',
        message: 'without a path',
      },
      {
        title: 'a blank name',
        input: () => ({ ...portal, name: ' ' }),
        code: 'refused',
        message: 'Name must not be blank',
      },
      {
        title: 'the 21st portal',
        input: async (scene) => {
          const { client } = await scene.newMember();
          for (let count = 0; count < 20; count += 1) await client.partners.register(portal);
          return portal;
        },
        code: 'refused',
        message: 'You have 20 portals',
      },
    ],
    badInput: [
      { title: 'a text as origins', input: () => ({ ...portal, origins: 'x' }), code: 'bad-query', message: 'origins' },
      {
        title: '21 origins',
        input: () => ({ ...portal, origins: Array.from({ length: 21 }, (_, index) => `https://a${index}.example`) }),
        code: 'bad-query',
        message: 'too many',
      },
    ],
  },
  saveOrigins: {
    success: [
      {
        title: 'and replaces the old ones',
        input: async (scene) => ({ portalId: (await withPortal(scene)).portalId, origins: ['https://b.example:8443'] }),
        expects: async ({ message }, scene) => {
          expect(message).toBe('The origins were saved.');
          expect((await mine(scene))?.origins).toEqual(['https://b.example:8443']);
        },
      },
    ],
    failure: [...foreign({ origins: [] }), unsigned(() => ({ portalId: 'x', origins: [] }))],
    badInput: [noId],
  },
  saveDefaults: {
    success: [
      {
        title: 'and replaces the old ones',
        input: async (scene) => ({ portalId: (await withPortal(scene)).portalId, defaults: { court: 'hc' } }),
        expects: async ({ message }, scene) => {
          expect(message).toBe('The defaults were saved.');
          expect((await mine(scene))?.defaults).toEqual({ court: 'hc' });
        },
      },
    ],
    failure: [...foreign({ defaults: {} }), unsigned(() => ({ portalId: 'x', defaults: {} }))],
    badInput: [noOption({ consent: 'required' }), noOption({ theme: 'pink' }), noOption({ toString: 'x' })],
  },
  rotate: {
    success: [
      {
        title: 'and says how long the old key works',
        input: async (scene) => ({ portalId: (await withPortal(scene)).portalId }),
        expects: async ({ message }, scene) => {
          const keys = (await mine(scene))?.keys ?? [];
          expect(keys.map(({ isEnded, endsAt }) => [isEnded, endsAt !== ''])).toEqual([
            [false, false],
            [false, true],
          ]);
          expect(message).toMatch(/^The new key works now\. The old key works until \d{4}-\d\d-\d\d\.$/);
        },
      },
    ],
    failure: [...foreign(), unsigned(() => ({ portalId: 'x' }))],
    badInput: [noId],
  },
  revoke: {
    success: [
      {
        title: 'a key, which stops at once',
        input: async (scene) => {
          const { portalId, key } = await withPortal(scene);
          return { portalId, key };
        },
        expects: async (_answer, scene) => {
          const [key] = (await mine(scene))?.keys ?? [];
          expect(key?.isEnded).toBe(true);
          expect((await scene.test.app.inject(`/api/embed/v1/latest?key=${key?.key}`)).statusCode).toBe(403);
        },
      },
    ],
    failure: [
      ...foreign(),
      {
        title: 'I2: the key of another portal',
        input: async (scene) => {
          const { key } = await withPortal(scene);
          return { portalId: (await withPortal(scene)).portalId, key };
        },
        code: 'not-found',
        message: 'no such key',
      },
    ],
    badInput: [noId],
  },
  remove: {
    success: [
      {
        title: 'with its keys',
        input: async (scene) => ({ portalId: (await withPortal(scene)).portalId }),
        expects: async (_answer, scene) => expect(await mine(scene)).toBeUndefined(),
      },
    ],
    failure: [...foreign(), unsigned(() => ({ portalId: 'x' }))],
    badInput: [noId],
  },
  usage: {
    success: [
      {
        title: 'of the last days, today included',
        input: async (scene) => ({ portalId: (await withPortal(scene)).portalId, days: 2 }),
        expects: (days) =>
          expect(days.map(({ answered, refused }) => [answered, refused])).toEqual([
            [0, 0],
            [1, 0],
          ]),
      },
    ],
    failure: [...foreign({ key: undefined }), unsigned(() => ({ portalId: 'x' }))],
    badInput: [
      noId,
      { title: '0 days', input: () => ({ portalId: 'x', days: 0 }), code: 'bad-query', message: 'less than 1' },
      { title: '91 days', input: () => ({ portalId: 'x', days: 91 }), code: 'bad-query', message: 'more than 90' },
    ],
  },
};
