import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import { documentId } from '../library/document-id.js';
import { saveRepeals } from '../library/save-repeals.js';
import { clientOf } from '../routes/test-client.fixtures.js';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import { makeAct } from '../test-library.fixtures.js';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
  await test.library.store.db.updateTable('users').set({ email: 'asha@example.com', email_confirmed: 1 }).execute();
});
afterEach(() => test.close());

async function arrive(...acts: readonly ReturnType<typeof makeAct>[]): Promise<void> {
  await test.library.add(...acts);
  const { store, engine } = test.library;
  await drainIndexQueue(store, engine);
  await resolveCitations(store);
  await drainIndexQueue(store, engine);
  await test.alerts.match();
}
const act = (title: string, year: number, actNumber: string) =>
  makeAct(title, 'Text.', { title: `The ${title}, ${year}`, year, actNumber });

it('an act is watched: its amendment and its repeal are told once each, and those of no other act; a closed account has no feed', async () => {
  await arrive(act('Ferries Act', 1950, '12'), act('Inland Ferries Act', 1951, '9'));
  const ferries = documentId('act', 'Ferries Act');
  const client = clientOf(test, (await test.signIn()).outdata.token);
  for (const documentOf of [ferries, documentId('act', 'Inland Ferries Act')])
    await client.alerts.save({
      kind: 'act',
      documentId: documentOf,
      events: ['amended', 'repealed'],
      name: 'An act',
      frequency: 'at-once',
      agrees: true,
    });
  await arrive(act('Ferries (Second Amendment) Act', 2024, '3'), act('Bridges (Amendment) Act', 2024, '4'));
  const amended = {
    event: 'amended',
    documentId: ferries,
    byId: documentId('act', 'Ferries (Second Amendment) Act'),
    byTitle: 'The Ferries (Second Amendment) Act, 2024',
  };
  expect(await client.alerts.hits(undefined)).toMatchObject([amended]);

  const folder = await mkdtemp(join(tmpdir(), 'headnote-repeals-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const list = join(folder, 'repeals.json');
  await writeFile(
    list,
    JSON.stringify({
      laws: [{ name: 'The Ferries Act, 12 of 1950 (Rep., Act 31 of 2025)' }],
      scraped_at: '2026-01-02',
    }),
  );
  await saveRepeals(test.library.store, list);
  await saveRepeals(test.library.store, list);
  const hits = await client.alerts.hits(undefined);
  expect(hits).toHaveLength(2);
  expect(hits).toEqual(
    expect.arrayContaining([
      expect.objectContaining(amended),
      expect.objectContaining({ event: 'repealed', documentId: ferries }),
    ]),
  );
  expect(await test.alerts.queueMails()).toBe(1);
  const [mail] = (await test.messages()).filter(({ template }) => template === 'alerts');
  expect(mail?.text).toMatch(/Amended by The Ferries \(Second Amendment\) Act, 2024/);
  expect(mail?.text).toMatch(/Repealed/);
  expect(await test.alerts.queueMails()).toBe(0);

  const { feedUrl } = await client.alerts.list(undefined);
  const readFeed = () => test.app.inject({ url: feedUrl.replace(/^https?:\/\/[^/]+/, '') });
  expect((await readFeed()).statusCode).toBe(200);
  await test.library.store.db.updateTable('users').set({ deletes_at: Date.now() }).execute();
  expect((await readFeed()).statusCode).toBe(404);
});
