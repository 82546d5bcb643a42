import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Client } from '@headnote/core/client';
import { parseQuery } from '@headnote/core/search';
import { resultsBody } from '@headnote/core/search/bodies';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFleet, type Fleet } from './fleet.js';
import { READERS, signInAtProxy, under, type Load } from './readers.js';

const MINUTE = 60_000;
const SERVERS = 3;
/** How long each part lasts: servers are killed in the first, and replaced one by one in the second. */
const PART_MS = Number(process.env['LOAD_SECONDS'] ?? 60) * 1000;
const NEXT_VERSION = ['--conditions=headnote-source', '--import', import.meta.resolve('tsx')].concat(
  fileURLToPath(new URL('next-version.ts', import.meta.url)),
);

const searchUrl = process.env['SEARCH_TEST_URL'];
beforeEach((context) => {
  if (searchUrl === undefined) context.skip('there is no OpenSearch');
});

let fleet: Fleet;
let client: Client;
beforeAll(async () => {
  if (searchUrl === undefined) return;
  fleet = await openFleet(SERVERS, searchUrl, { LOAD_SAMPLE: 'true' });
  client = await signInAtProxy(fleet);
}, 3 * MINUTE);
afterAll(() => fleet?.close(), MINUTE);

/** Every confirmed text is stored, or the one after it, of which the answer was lost. */
async function lostNotes({ notes }: Load): Promise<readonly string[]> {
  const rows = await fleet.store.db.selectFrom('personal_notes').select(['document_id', 'note', 'version']).execute();
  return [...notes].flatMap(([id, { note, version }]) => {
    const row = rows.find(({ document_id: one }) => one === id);
    const stored = Number(row?.version ?? 0);
    return stored > version || (stored === version && row?.note === note) ? [] : [id];
  });
}

async function lastMigration(): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from schema_migrations`.execute(fleet.store.db);
  return rows[0]?.name;
}

it(
  'readers lose nothing while each of three servers is killed, and notice nothing while the next version and its migration come',
  { timeout: 12 * MINUTE },
  async () => {
    const found = async () =>
      (await client.search.cases({ body: resultsBody(parseQuery('lease').tree, { size: 1 }) })).hits.length;
    await expect.poll(found, { timeout: MINUTE }).toBeGreaterThan(0);

    const killed = await under(fleet, [client], async () => {
      for (const place of fleet.servers.keys()) {
        await wait(PART_MS / SERVERS);
        await fleet.servers[place]?.kill();
        await fleet.replace(place);
      }
    });
    // A request that was at the killed server; each reader has one at a time.
    expect(killed.failures.length, killed.failures.join('\n')).toBeLessThanOrEqual(SERVERS * READERS);
    expect(await lostNotes(killed)).toEqual([]);

    const updated = await under(fleet, [client], async () => {
      for (const place of fleet.servers.keys()) {
        await wait(PART_MS / SERVERS);
        await fleet.servers[place]?.stop();
        await fleet.replace(place, {}, NEXT_VERSION);
      }
    });
    expect(updated.failures).toEqual([]);
    expect(await lostNotes(updated)).toEqual([]);
    expect(await lastMigration()).toBe('999-next-version');
    const perSecond = ({ took }: Load) => Math.round((took.length / PART_MS) * 1000);
    console.info(
      `38: ${perSecond(killed)} requests a second with ${SERVERS} kills (${killed.failures.length} failed), ${perSecond(updated)} while ${SERVERS} servers of the next version came (0 failed)`,
    );
  },
);
