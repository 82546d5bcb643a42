import { expect } from 'vitest';
import { unsigned, type CasesOf } from '../case.js';
import type { Scene } from '../scene.js';
import { foreign, lease, LONG_CASE, twiceGiven } from './library-parts.js';

const body = JSON.stringify({ query: { match: { content: 'lease' } } });
const search = { kind: 'search', query: lease.query, body, name: 'Leases', frequency: 'daily' } as const;
const judgment = { kind: 'judgment', documentId: LONG_CASE, events: ['cited'], frequency: 'weekly' } as const;

/** Makes an alert as the member of the case. */
const newAlert = async (scene: Scene) => (await (await scene.me()).client.alerts.save(search)).id;
const listOf = async (scene: Scene) => (await scene.me()).client.alerts.list(undefined);
const NO_ALERT = 'You have no alert with this id.';
const noId = { title: 'no id', input: () => ({ id: '' }), code: 'bad-query', message: 'id' } as const;

/** The signed part of the link that stops an alert, as its e-mail has it. */
async function linkOf(scene: Scene): Promise<string> {
  const { test } = scene;
  const { client, userId, person } = await scene.newMember();
  const { id } = await client.alerts.save({ ...search, frequency: 'at-once', agrees: true });
  const { db } = test.library.store;
  await db
    .insertInto('alert_hits')
    .values({
      alert_id: id,
      user_id: Number(userId),
      document_id: LONG_CASE,
      event: 'new',
      by_id: '',
      mail_id: '',
      found_at: test.clock.now,
      mailed_at: null,
      withdrawn_at: null,
    })
    .execute();
  await db.updateTable('users').set({ email_confirmed: 1 }).where('id', '=', Number(userId)).execute();
  await test.alerts.queueMails();
  const mail = (await test.messages()).findLast(({ to, template }) => to === person.email && template === 'alerts');
  return new URL(/Stop this alert: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '').searchParams.get('token') ?? '';
}

/** What members watch. */
export const alertsCases: CasesOf<'alerts'> = {
  list: {
    success: [
      {
        title: 'of a search and a judgment, which is always told of the worst',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.alerts.save(search);
          scene.wait(1000);
          await client.alerts.save(judgment);
          return undefined;
        },
        expects: ({ alerts, hasAgreed, watchesOwn, feedUrl }) => {
          expect(alerts).toMatchObject([
            { kind: 'judgment', documentId: LONG_CASE, events: ['overruled', 'doubted', 'cited'], frequency: 'weekly' },
            { kind: 'search', name: 'Leases', query: lease.query, total: 0, isPaused: false },
          ]);
          expect([hasAgreed, watchesOwn]).toEqual([false, true]);
          expect(feedUrl).toMatch(/\/feed\/alerts\?key=.{20,}/);
        },
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twiceGiven],
  },
  save: {
    success: [
      {
        title: 'the same search again, which changes it',
        input: async (scene) => {
          await scene.newMember();
          await newAlert(scene);
          return { ...search, name: 'Other words', frequency: 'weekly', agrees: true, timeZone: 'Europe/London' };
        },
        expects: async ({ message }, scene) => {
          expect(message).toBe('Your alert is running.');
          expect(await listOf(scene)).toMatchObject({
            alerts: [{ name: 'Other words', frequency: 'weekly' }],
            hasAgreed: true,
            timeZone: 'Europe/London',
          });
        },
      },
    ],
    failure: [
      unsigned(() => search),
      {
        title: 'a judgment that the library does not have',
        input: () => ({ ...judgment, documentId: 'c0000000000zz' }),
        code: 'not-found',
        message: 'no document',
      },
      {
        title: 'an act of which nothing is to be told',
        input: async (scene) => {
          const { client } = await scene.newMember();
          const act = (
            await scene.test.library.store.db
              .selectFrom('documents')
              .select('id')
              .where('kind', '=', 'act')
              .executeTakeFirstOrThrow()
          ).id;
          expect(client).toBeDefined();
          return { kind: 'act', documentId: act, events: [], frequency: 'daily' };
        },
        code: 'refused',
        message: 'Choose at least one thing',
      },
    ],
    badInput: [
      {
        title: 'a frequency that does not exist',
        input: () => ({ ...search, frequency: 'hourly' }),
        code: 'bad-query',
        message: 'frequency',
      },
      {
        title: 'a search that cannot be run',
        input: () => ({ ...search, body: '{"query":{"script":{}}}' }),
        code: 'bad-query',
        message: 'query',
      },
      { title: 'a body that is not JSON', input: () => ({ ...search, body: '{' }), code: 'bad-query', message: 'JSON' },
    ],
  },
  change: {
    success: [
      {
        title: 'pauses all of them',
        input: async (scene) => {
          await scene.newMember();
          await newAlert(scene);
          return { id: '', isPaused: true, frequency: 'weekly' };
        },
        expects: async (_answer, scene) =>
          expect((await listOf(scene)).alerts).toMatchObject([{ isPaused: true, frequency: 'weekly' }]),
      },
    ],
    failure: [
      unsigned(() => ({ id: 'x', isPaused: true })),
      ...foreign('an alert', newAlert, (id) => ({ id }), NO_ALERT),
    ],
    badInput: [
      { title: 'a text as mark', input: () => ({ id: 'x', isPaused: 'yes' }), code: 'bad-query', message: 'paused' },
    ],
  },
  remove: {
    success: [
      {
        title: 'one alert',
        input: async (scene) => {
          await scene.newMember();
          return { id: await newAlert(scene) };
        },
        expects: async (_answer, scene) => expect((await listOf(scene)).alerts).toEqual([]),
      },
    ],
    failure: foreign('an alert', newAlert, (id) => ({ id }), NO_ALERT),
    badInput: [noId],
  },
  hits: {
    success: [
      {
        title: 'of one alert',
        input: async (scene) => {
          await linkOf(scene);
          return { id: (await listOf(scene)).alerts[0]?.id ?? '' };
        },
        expects: (hits) =>
          expect(hits).toMatchObject([
            { documentId: LONG_CASE, event: 'new', title: 'Asha Rao v. State of Karnataka' },
          ]),
      },
    ],
    failure: [unsigned(() => ({ id: '' }))],
    badInput: [twiceGiven],
  },
  seen: {
    success: [
      {
        title: 'all of them',
        input: async (scene) => {
          await linkOf(scene);
          scene.wait(1000);
          return undefined;
        },
        expects: async (_answer, scene) => expect((await listOf(scene)).alerts).toMatchObject([{ total: 1, fresh: 0 }]),
      },
    ],
    failure: foreign('an alert', newAlert, (id) => ({ id }), NO_ALERT),
    badInput: [{ title: 'a number as id', input: () => ({ id: 7 }), code: 'bad-query', message: 'id' }],
  },
  saveSettings: {
    success: [
      {
        title: 'and leaves what is missing as it is',
        input: async (scene) => {
          const { client } = await scene.newMember();
          await client.alerts.saveSettings({ agrees: true, timeZone: 'Asia/Dubai' });
          return { watchesOwn: false };
        },
        expects: async (_answer, scene) =>
          expect(await listOf(scene)).toMatchObject({ hasAgreed: true, timeZone: 'Asia/Dubai', watchesOwn: false }),
      },
    ],
    failure: [unsigned(() => ({ agrees: true }))],
    badInput: [{ title: 'a text as mark', input: () => ({ agrees: 'yes' }), code: 'bad-query', message: 'agrees' }],
  },
  renewFeed: {
    success: [
      {
        title: 'so that the old address does not work',
        input: async (scene) => {
          await scene.newMember();
          await newAlert(scene);
          return undefined;
        },
        expects: async ({ message }) => expect(message).toContain('new address'),
      },
    ],
    failure: [unsigned(() => undefined)],
    badInput: [twiceGiven],
  },
  stop: {
    success: [
      {
        title: 'one alert by its link, without signing in',
        as: 'visitor',
        input: async (scene) => ({ token: await linkOf(scene) }),
        expects: async (stopped, scene) => {
          expect(stopped).toEqual({ name: 'Leases', isStopped: true });
          expect((await listOf(scene)).alerts).toMatchObject([{ isPaused: true }]);
        },
      },
    ],
    failure: [
      {
        title: 'a link that was changed',
        as: 'visitor',
        input: async (scene) => ({ token: `${(await linkOf(scene)).slice(0, -1)}_` }),
        code: 'not-found',
        message: 'Nothing was changed',
      },
    ],
    badInput: [{ title: 'no token', as: 'visitor', input: () => ({ token: '' }), code: 'bad-query', message: 'token' }],
  },
};
