import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type Client } from '@headnote/core/client';
import { parseQuery } from '@headnote/core/search';
import { fullCaseBody, resultsBody } from '@headnote/core/search/bodies';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PASSWORD } from '../durability/server-process.js';
import { openFleet, type Fleet } from './fleet.js';

const MINUTE = 60_000;
const SERVERS = 3;
/** Readers who send one request after another, without a pause. */
const READERS = 24;
/** How long each part lasts: servers are killed in the first, and replaced one by one in the second. */
const PART_MS = Number(process.env['LOAD_SECONDS'] ?? 60) * 1000;

const searchUrl = process.env['SEARCH_TEST_URL'];
beforeEach((context) => {
  if (searchUrl === undefined) context.skip('there is no OpenSearch');
});

let fleet: Fleet;
beforeAll(async () => {
  if (searchUrl !== undefined) fleet = await openFleet(SERVERS, searchUrl, { LOAD_SAMPLE: 'true' });
}, 3 * MINUTE);
afterAll(() => fleet?.close(), MINUTE);

interface Load {
  /** Requests that were answered. */
  answered: number;
  readonly failures: string[];
  /** The last confirmed note of each document. */
  readonly notes: Map<string, { readonly note: string; readonly version: number }>;
}

/** Sends the requests of a reader: searches, judgments, completions and notes. Each writes the notes of a judgment of his own. */
async function read(client: Client, own: string, { load, signal }: { load: Load; signal: AbortSignal }): Promise<void> {
  const words = ['lease', 'bail', 'notice', 'tenant', 'contract', 'arbitration', 'custody'];
  const steps = [
    (turn: number) =>
      client.search.cases({ body: resultsBody(parseQuery(words[turn % words.length] ?? '').tree, { size: 10 }) }),
    () => client.documents.casePreview({ body: fullCaseBody({ id: own }) }),
    () => client.complete.partyName({ text: 'ra' }),
    async () => {
      const note = randomUUID();
      const { version } = await client.library.saveNote({ documentId: own, note });
      load.notes.set(own, { note, version });
    },
  ];
  for (let turn = 0; !signal.aborted; turn += 1) {
    try {
      await steps[turn % steps.length]?.(turn);
      load.answered += 1;
    } catch (error) {
      // The load is more than one member may have; waiting is no failure.
      if ((error as { code?: string }).code === 'busy') await wait(200);
      else load.failures.push(String(error));
    }
  }
}

/** Runs the load while `act` changes the servers. */
async function under(client: Client, act: () => Promise<void>): Promise<Load> {
  const documents = await fleet.store.db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'case')
    .limit(READERS)
    .execute();
  const load: Load = { answered: 0, failures: [], notes: new Map() };
  const ending = new AbortController();
  const reading = documents.map(({ id }) => read(client, id, { load, signal: ending.signal }));
  await act();
  ending.abort();
  await Promise.all(reading);
  return load;
}

/** Every confirmed text is stored, or the one after it, of which the answer was lost. */
async function lostNotes({ notes }: Load): Promise<readonly string[]> {
  const rows = await fleet.store.db.selectFrom('personal_notes').select(['document_id', 'note', 'version']).execute();
  return [...notes].flatMap(([id, { note, version }]) => {
    const row = rows.find(({ document_id: one }) => one === id);
    const stored = Number(row?.version ?? 0);
    return stored > version || (stored === version && row?.note === note) ? [] : [id];
  });
}

it(
  'readers lose nothing while each of three servers is killed, and notice nothing while each is replaced',
  { timeout: 12 * MINUTE },
  async () => {
    const base = fleet.proxy.url.origin;
    const { token } = await createClient({ bases: { api: base } }).account.signIn({
      username: 'demo',
      password: PASSWORD,
      remember: false,
    });
    const client = createClient({
      bases: { api: base },
      session: { authorization: () => Promise.resolve(`Bearer ${token.token}`) },
    });
    await expect
      .poll(
        async () =>
          (await client.search.cases({ body: resultsBody(parseQuery('lease').tree, { size: 1 }) })).hits.length,
        { timeout: MINUTE },
      )
      .toBeGreaterThan(0);

    const killed = await under(client, async () => {
      for (const place of fleet.servers.keys()) {
        await wait(PART_MS / SERVERS);
        await fleet.servers[place]?.kill();
        await fleet.replace(place);
      }
    });
    // A request that was at the killed server; each reader has one at a time.
    expect(killed.failures.length, killed.failures.join('\n')).toBeLessThanOrEqual(SERVERS * READERS);
    expect(await lostNotes(killed)).toEqual([]);

    const replaced = await under(client, async () => {
      for (const place of fleet.servers.keys()) {
        await wait(PART_MS / SERVERS);
        await fleet.servers[place]?.stop();
        await fleet.replace(place);
      }
    });
    expect(replaced.failures).toEqual([]);
    expect(await lostNotes(replaced)).toEqual([]);
    const perSecond = (load: Load) => Math.round((load.answered / PART_MS) * 1000);
    console.info(
      `38: ${perSecond(killed)} requests a second with ${SERVERS} kills (${killed.failures.length} failed), ${perSecond(replaced)} with ${SERVERS} replacements (0 failed)`,
    );
  },
);
