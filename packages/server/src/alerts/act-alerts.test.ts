import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { TestApp } from '../app.fixtures.js';
import { documentId } from '../library/document-id.js';
import { saveRepeals } from '../library/save-repeals.js';
import { makeAct } from '../test-library.fixtures.js';
import { useAlerts } from './alerts.fixtures.js';

let test: TestApp;
const { arrive, member } = useAlerts((opened) => (test = opened));

const act = (title: string, year: number, actNumber: string) =>
  makeAct(`${title} ${year}`, 'Text.', { title: `The ${title}, ${year}`, year, actNumber });

it('an act is watched: its amendment and its repeal are told once each, and those of no other act; a closed account has no feed', async () => {
  await arrive(act('Ferries Act', 1950, '12'), act('Inland Ferries Act', 1951, '9'));
  const ferries = documentId('act', 'Ferries Act 1950');
  const client = await member();
  for (const documentOf of [ferries, documentId('act', 'Inland Ferries Act 1951')])
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
    byId: documentId('act', 'Ferries (Second Amendment) Act 2024'),
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

it.each([
  ['The Indian Penal Code, 1860', 'The Indian Penal Code (Amendment) Act, 2013', true],
  ['The Code of Criminal Procedure, 1973', 'The Code of Criminal Procedure (Amendment) Act, 2008', true],
  ['The Constitution of India, 1950', 'The Constitution (One Hundred and First Amendment) Act, 2016', true],
  ['The Wild Life (Protection) Act, 1972', 'The Wild Life (Protection) Amendment Act, 2022', true],
  ['The Ports Act, 1908', 'The Ports (Amendment and Validation) Act, 1951', true],
  ['The Bills Act, 1881', 'The Bills (Amendment and Miscellaneous Provisions) Act, 2002', true],
  ['The Companies Act, 2013', 'The Companies (Amendment) Act, 1960', false],
  ['The Wild Life (Protection) Act, 1972', 'The Wild Life Amendment Act, 1991', false],
  ['The Ports Act, 1908', 'The Ports Act, 2025', false],
])('%s is amended by %s: %s', async (title, other, isAmended) => {
  const yearOf = (text: string) => Number(text.slice(-4));
  const make = (text: string) => makeAct(text, 'Text.', { title: text, year: yearOf(text), actNumber: '' });
  await arrive(make(title));
  const client = await member();
  const documentOf = documentId('act', title);
  const alert = { kind: 'act', documentId: documentOf, events: ['amended'], name: '', frequency: 'daily' } as const;
  await client.alerts.save({ ...alert, agrees: true });
  await arrive(make(other));
  const hits = await client.alerts.hits(undefined);
  expect(hits.map(({ event, byTitle }) => [event, byTitle])).toEqual(isAmended ? [['amended', other]] : []);
});

it('several amendments that arrive together are all told, of the act that was in force', async () => {
  await arrive(act('Companies Act', 1956, '1'), act('Companies Act', 2013, '18'));
  const client = await member();
  const alert = { kind: 'act', events: ['amended'], frequency: 'daily', agrees: true } as const;
  const [old, recent] = ['1956', '2013'].map((year) => documentId('act', `Companies Act ${year}`));
  for (const id of [old, recent]) await client.alerts.save({ ...alert, documentId: id ?? '', name: '' });
  await arrive(
    act('Companies (Amendment) Act', 1960, '65'),
    act('Companies (Amendment) Act', 2015, '21'),
    act('Companies (Amendment) Act', 2017, '1'),
  );
  const hits = await client.alerts.hits(undefined);
  const told = hits.map(({ documentId: id, byTitle }) => `${byTitle.slice(-4)} ${id}`);
  expect(told.toSorted((one, other) => one.localeCompare(other))).toEqual([
    `1960 ${old}`,
    `2015 ${recent}`,
    `2017 ${recent}`,
  ]);
});
