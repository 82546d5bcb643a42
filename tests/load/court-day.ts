// `npm run test:load`: 200 members for two minutes on the built server and the real judgments, as on a day in court (fault row
// M2). `-- postgres` takes another database, `-- opensearch` the engine at SEARCH_TEST_URL. Prints what each kind of request
// took, and ends with 1 if one of them failed.
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../../bench/server/load.js';
import { openPostgresServer } from '../postgres/start-postgres.js';
import { type LoadServer, withLoadServer } from './load-server.js';
import { openReader, pick, type Kind } from './reader.js';

const USERS = 200;
const SECONDS = 120;
/** A reader looks at an answer before the next request, so 200 readers send 25 requests a second. */
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [4_000, 12_000];

const asked = process.argv.slice(2);
const searchUrl = asked.includes('opensearch') ? process.env['SEARCH_TEST_URL'] : undefined;
if (asked.includes('opensearch') && searchUrl === undefined) throw new Error('Set SEARCH_TEST_URL to an OpenSearch.');
const postgres = asked.includes('postgres') ? await openPostgresServer({ isDurable: true }) : undefined;

interface Taken {
  readonly kind: Kind;
  readonly ms: number;
}

async function run({ base, corpus, members }: LoadServer): Promise<void> {
  const taken: Taken[] = [];
  const failures: string[] = [];
  const end = performance.now() + SECONDS * 1000;
  const pause = () => SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
  const readers = members.map(async (client) => {
    const send = openReader({ client, corpus, base });
    // Not all at the same moment.
    await wait(Math.random() * LONGEST_PAUSE_MS);
    while (performance.now() < end) {
      const kind = pick();
      const started = performance.now();
      try {
        await send[kind]();
        taken.push({ kind, ms: performance.now() - started });
      } catch (error) {
        failures.push(`${kind}: ${String(error)}`);
      }
      await wait(pause());
    }
  });
  await Promise.all(readers);
  print(taken, failures);
}

function print(taken: readonly Taken[], failures: readonly string[]): void {
  console.log(`\n${asked.join(', ') || 'embedded'}: ${USERS} readers, ${SECONDS} s, ${taken.length} answers`);
  console.log('| request | number | p50 ms | p95 ms |\n|---|---|---|---|');
  for (const [kind, own] of Map.groupBy(taken, (one) => one.kind)) {
    const times = own.map(({ ms }) => ms);
    console.log(
      `| ${kind} | ${own.length} | ${percentile(times, 0.5).toFixed(0)} | ${percentile(times, 0.95).toFixed(0)} |`,
    );
  }
  console.log(`${failures.length} errors`);
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

try {
  await withLoadServer({ users: USERS, databaseUrl: postgres?.address, searchUrl }, run);
} finally {
  await postgres?.remove();
}
