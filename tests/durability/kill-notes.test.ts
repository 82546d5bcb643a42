import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/store/database.js';
import { testDatabase } from '../../packages/server/src/store/test-database.fixtures.js';
import { PASSWORD, startServer, type ServerProcess } from './server-process.js';

const KILLS = Number(process.env['KILLS'] ?? 5);
/** Longest time between the first save and the kill; the moment itself is random. */
const LOAD_MS = 500;
const MINUTE = 60_000;
/** Documents whose notes are written side by side. */
const WRITERS = 4;

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'headnote-kill-notes-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A text that the server has confirmed, with its version. */
interface Confirmed {
  readonly note: string;
  readonly version: number;
}

async function post(server: ServerProcess, path: string, body: object, token = ''): Promise<Record<string, unknown>> {
  const answer = await fetch(new URL(path, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const { flag, outdata, message } = (await answer.json()) as Record<'flag' | 'outdata' | 'message', unknown>;
  if (flag !== true) throw new Error(`${path}: ${String(message)}`);
  return outdata as Record<string, unknown>;
}

/** Writes the note of one document again and again, each time over the last confirmed version, until the server dies. */
async function write(
  server: ServerProcess,
  { token, documentId, known }: { token: string; documentId: string; known: Confirmed },
): Promise<Confirmed> {
  let last = known;
  try {
    for (;;) {
      const note = `${documentId}, text ${last.version + 1}, ${Math.random()}`;
      const body = { file_name: documentId, personalNote: note, version: last.version };
      const { version } = await post(server, '/api/caselaw/savePersonalNote', body, token);
      last = { note, version: Number(version) };
    }
  } catch (error) {
    // A refusal is a fault of the test or of the server; a broken connection is the kill.
    if (error instanceof Error && error.message.startsWith('/api/')) throw error;
    return last;
  }
}

describe('L1: a server that is killed while a member writes notes', () => {
  it(
    `has every confirmed text after ${KILLS} kills, and none half done`,
    { timeout: (KILLS + 1) * MINUTE },
    async () => {
      const confirmed = new Map<string, Confirmed>();
      let saves = 0;
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = await startServer(dataDir, { LOAD_SAMPLE: 'true' });
        const store = await openDatabase(await testDatabase(dataDir));
        const documents = await store.db.selectFrom('documents').select('id').orderBy('id').limit(WRITERS).execute();
        await store.close();
        expect(documents).toHaveLength(WRITERS);
        const { token } = await post(server, '/api/aouth2/signin', {
          username: 'demo',
          password: PASSWORD,
          remember: false,
          logintype: 1,
        });
        const writing = documents.map(async ({ id }) => {
          const known = confirmed.get(id) ?? { note: '', version: 0 };
          const last = await write(server, { token: String(token), documentId: id, known });
          saves += last.version - known.version;
          confirmed.set(id, last);
        });
        await wait(LOAD_MS * (0.3 + 0.7 * Math.random()));
        await server.kill();
        await Promise.all(writing);

        const after = await openDatabase(await testDatabase(dataDir));
        const rows = await after.db.selectFrom('personal_notes').select(['document_id', 'note', 'version']).execute();
        await after.close();
        for (const [id, { note, version }] of confirmed) {
          const row = rows.find(({ document_id: one }) => one === id);
          const stored = Number(row?.version ?? 0);
          // The kill may fall between the commit and the answer: then there is one more text, and it is a whole one.
          expect([version, version + 1]).toContain(stored);
          if (stored === version) expect(row?.note ?? '').toBe(note);
          else expect(row?.note).toMatch(new RegExp(`^${id}, text ${version + 1}, 0\\.\\d+$`));
          confirmed.set(id, { note: row?.note ?? '', version: stored });
        }
      }
      expect(saves).toBeGreaterThan(KILLS);
      console.info(`L1: ${KILLS} kills, ${saves} notes confirmed, 0 lost, 0 half done`);
    },
  );
});
