import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { yearEnd } from '../../packages/server/src/accounts/subscription.js';
import { createUsers } from '../../packages/server/src/accounts/users.js';
import { saveMember } from '../../packages/server/src/alerts/alert-member.js';
import { saveDocuments } from '../../packages/server/src/citator/save-documents.js';
import { readSample } from '../../packages/server/src/ingest/load-sample.js';
import { startScriptedSmtp } from '../../packages/server/src/messages/smtp-server.fixtures.js';
import { openEngine } from '../../packages/server/src/search/run/open-engine.js';
import type { Store } from '../../packages/server/src/store/database.js';
import { expectAllNoticed, payAndKill, paymentProblems, startPayments } from '../durability/paying.js';
import { compareAlerts, countArrivals, watch, watchedTexts } from '../durability/watched-searches.js';
import { openFleet, type Fleet } from './fleet.js';
import { idOf, textOf } from './taken-mails.js';

const SERVERS = 3;
/** Each server is killed in turn. */
const KILLS = Number(process.env['KILLS'] ?? 2 * SERVERS);
const MINUTE = 60_000;
/** Longest time between the answer of a new server and its kill; its first look at the new judgments is in it. */
const LOOK_MS = 1_500;
/** Members who watch ten searches each. */
const MEMBERS = 10;
const TRIAL = 1;

const searchUrl = process.env['SEARCH_TEST_URL'];
beforeEach((context) => {
  if (searchUrl === undefined) context.skip('there is no OpenSearch');
});

/** Opens servers that send to one mail server. The end of the test closes them. */
async function openMailing(env: Readonly<Record<string, string>> = {}) {
  const { taken, port } = await startScriptedSmtp({});
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'library@example.com' };
  const fleet = await openFleet(SERVERS, searchUrl ?? '', { ...mail, ...env });
  onTestFinished(() => fleet.close(), MINUTE);
  return { fleet, taken };
}

async function killAndReplace(fleet: Fleet, kill: number): Promise<void> {
  const place = kill % SERVERS;
  await fleet.servers[place]?.kill();
  await fleet.replace(place);
}

/**
 * Returns the texts of the mails of a kind, each once, after every one that was queued has gone. A server that dies between
 * the mail server's word and its own note has sent one that is sent again.
 */
async function eachMailOnce({ db }: Store, taken: readonly string[], template: string, kills: number) {
  const queued = () => db.selectFrom('outbox').select(['id', 'sent_at']).where('template', '=', template).execute();
  const unsent = async () => (await queued()).filter(({ sent_at }) => sent_at === null).length;
  await expect.poll(unsent, { timeout: MINUTE, interval: 500 }).toBe(0);
  const ids = new Set((await queued()).map(({ id }) => id));
  const ofKind = taken.filter((mail) => ids.has(idOf(mail)));
  const once = new Map(ofKind.map((mail) => [idOf(mail), mail]));
  expect(once.size).toBe(ids.size);
  expect(ofKind.length - once.size).toBeLessThanOrEqual(kills);
  return [...once.values()].map(textOf);
}

describe('three servers of which each in turn is killed', () => {
  it(
    `give each confirmed payment one year, one invoice and one mail in ${KILLS} kills, and half of none`,
    { timeout: (KILLS + 4) * MINUTE },
    async () => {
      // Payments are made in the sandbox only where no proxy is named.
      const { fleet, taken } = await openMailing({ TRUSTED_PROXIES: '' });
      const { store, proxy } = fleet;
      await store.db.updateTable('users').set({ email: 'demo@example.com' }).execute();
      const confirmed = new Set<string>();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const numbers = await startPayments(store, kill);
        const killOne = () => killAndReplace(fleet, kill);
        await payAndKill({ url: proxy.url, numbers, confirmed, kill: killOne });
        expect(await paymentProblems(store, confirmed)).toEqual([]);
      }
      expect(confirmed.size).toBeGreaterThanOrEqual(KILLS);
      await expectAllNoticed(store);
      expect(await paymentProblems(store, confirmed)).toEqual([]);
      const invoices = await store.db.selectFrom('invoices').select('number').orderBy('number').execute();
      const mails = await eachMailOnce(store, taken, 'payment-received', KILLS);
      const told = mails.map((mail) => /Invoice (\S+)/.exec(mail)?.[1] ?? '');
      expect(told.toSorted()).toEqual(invoices.map(({ number }) => number));
      console.info(
        `38: ${KILLS} kills, ${confirmed.size} payments confirmed, ${mails.length} mails, 0 lost, 0 half done`,
      );
    },
  );

  it(
    `tell each new judgment once in ${KILLS} kills, the same as their searches find`,
    { timeout: (KILLS + 6) * MINUTE },
    async () => {
      const { fleet, taken } = await openMailing();
      const { store } = fleet;
      await fillMembers(store);
      const judgments = (await readSample()).filter(({ kind }) => kind === 'case');
      const part = Math.ceil(judgments.length / KILLS);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await saveDocuments(store, judgments.slice(kill * part, (kill + 1) * part));
        await wait(LOOK_MS * Math.random());
        await killAndReplace(fleet, kill);
        await expect.poll(() => countUnindexed(store), { timeout: MINUTE }).toBe(0);
        // A new server looks at once; this one dies in its look.
        await killAndReplace(fleet, kill);
        await wait(LOOK_MS * Math.random());
        await killAndReplace(fleet, kill);
        await letMailsGo(store);
      }
      await expect.poll(() => countArrivals(store), { timeout: 2 * MINUTE, interval: 500 }).toBe(0);
      const untold = async () => {
        await letMailsGo(store);
        return (await store.db.selectFrom('alert_hits').select('alert_id').where('mailed_at', 'is', null).execute())
          .length;
      };
      await expect.poll(untold, { timeout: 2 * MINUTE, interval: 500 }).toBe(0);

      const { SEARCH_INDEX: searchIndex = '' } = fleet.env;
      const engine = await openEngine({ dataDir: '', searchUrl, searchIndex, store });
      const { hits, found } = await compareAlerts(store, engine);
      await engine.close();
      expect(hits).toEqual(found);
      const total = Object.values(found).flat().length;
      expect(total).toBeGreaterThan(watchedTexts.length);

      const mails = await eachMailOnce(store, taken, 'alerts', 3 * KILLS);
      const told = new Map<string, number>();
      for (const [, name = '', count] of mails.flatMap((mail) => [...mail.matchAll(/^(.+) {3}(\d+) new$/gm)]))
        told.set(name.toLowerCase(), (told.get(name.toLowerCase()) ?? 0) + Number(count));
      const counts = Object.entries(found).map(([text, ids]) => [text, ids.length] as const);
      expect(told).toEqual(new Map(counts.filter(([, count]) => count > 0)));
      console.info(`38: ${3 * KILLS} kills, ${total} hits in ${mails.length} mails, 0 lost, 0 told twice`);
    },
  );
});

/** Stores members who watch the searches and have agreed to e-mails at once. */
async function fillMembers(store: Store): Promise<void> {
  const startsAt = Date.now();
  const subscription = { planId: TRIAL, startsAt, endsAt: yearEnd(startsAt) };
  const texts = watchedTexts.length / MEMBERS;
  for (let member = 0; member < MEMBERS; member += 1) {
    const names = { username: `watcher${member}`, passwordHash: '', firstName: 'Asha', lastName: 'Menon' };
    const id = (await createUsers(store.db).create({ ...names, subscription })) ?? 0;
    const confirmed = { email: `watcher${member}@example.com`, email_confirmed: 1 };
    await store.db.updateTable('users').set(confirmed).where('id', '=', id).execute();
    await saveMember(store.db, id, { agrees: true, origin: 'http://localhost' }, startsAt);
    await watch(store, id, watchedTexts.slice(member * texts, (member + 1) * texts), 'at-once');
  }
}

/** Documents that no search finds yet, or whose citations are not resolved. */
async function countUnindexed({ db }: Store): Promise<number> {
  const queues = (['index_queue', 'citator_queue'] as const).map((queue) =>
    db.selectFrom(queue).select('document_id').execute(),
  );
  return (await Promise.all(queues)).flat().length;
}

/** As if the ten minutes between two e-mails to a member were over. */
const letMailsGo = ({ db }: Store) => db.updateTable('alert_members').set({ at_once_at: null }).execute();
