import fastify from 'fastify';
import { documentId } from '../packages/server/src/library/document-id.js';
import { openTestApp, type TestApp } from '../packages/server/src/app.fixtures.js';
import { makeCase } from '../packages/server/src/test-library.fixtures.js';
import { openTestPostgres } from '../tests/postgres/start-postgres.js';
import { measure, type Load } from './server/load.js';

const SECONDS = 5;
const CLIENTS = 16;
const CASES = 500;

/** Measures sign-ins, renewals, lists and small writes on both databases, and compares them with a bare Fastify route. */
export async function run(): Promise<void> {
  const bare = await bareRate();
  console.log(`${CLIENTS} clients, ${SECONDS} s each; a bare Fastify route answers ${Math.round(bare)} a second\n`);
  console.log('| database | call | a second | of the bare route | p95 ms | p95 of other calls meanwhile, ms |');
  console.log('|---|---|---|---|---|---|');
  await report('SQLite', bare);
  const server = await openTestPostgres({ isDurable: true });
  process.env['TEST_DATABASE_URL'] = server.address;
  await report('PostgreSQL', bare);
  await server.remove();
}

async function bareRate(): Promise<number> {
  const app = fastify();
  app.get('/', async () => ({ flag: true }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { perSecond } = await measure({
    seconds: SECONDS,
    clients: CLIENTS,
    send: async () => void (await (await fetch(url)).text()),
  });
  await app.close();
  return perSecond;
}

async function report(database: string, bare: number): Promise<void> {
  const test = await openTestApp();
  const documents = Array.from({ length: CASES }, (_, index) => makeCase(`bench:${index}`, `A lease number ${index}.`));
  await test.library.add(...documents);
  const base = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const other = async () => void (await (await fetch(`${base}/api/welcome/getTotalCount`)).text());
  for (const [name, load] of await loadsOf(test, base)) {
    const { perSecond, p95, otherP95 } = await measure({ ...load, other, seconds: SECONDS, clients: CLIENTS });
    const share = `${((perSecond / bare) * 100).toFixed(1)}%`;
    console.log(
      `| ${database} | ${name} | ${perSecond.toFixed(0)} | ${share} | ${p95.toFixed(0)} | ${otherP95.toFixed(0)} |`,
    );
  }
  await test.close();
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const read = (await answer.json()) as Record<string, unknown>;
  if (read['flag'] !== true) throw new Error(`${url} answered ${JSON.stringify(read)}`);
  return read;
}

async function loadsOf(test: TestApp, base: string): Promise<readonly (readonly [string, Load])[]> {
  const member = { username: 'demo', password: test.password, remember: false, logintype: 1 };
  const tokens: string[] = [];
  for (let client = 0; client < CLIENTS; client += 1) {
    const { outdata } = await post(`${base}/api/aouth2/signin`, member);
    tokens.push((outdata as { refreshtoken: string }).refreshtoken);
  }
  const headers = await test.memberHeaders();
  const list = { query: { match: { content: 'lease' } }, size: 20 };
  const act = documentId('act', 'test:act');
  let writes = 0;
  // Another choice each time, so that each call changes the row.
  const setting = () => ({ actIds: (writes += 1) % 2 === 0 ? [act] : [] });
  return [
    ['sign-in', { send: async () => void (await post(`${base}/api/aouth2/signin`, member)) }],
    [
      'renewal (durable rotation)',
      {
        send: async (client) => {
          const { outdata } = await post(`${base}/api/aouth2/newticket`, {
            refreshtoken: tokens[client],
            logintype: 3,
          });
          tokens[client] = (outdata as { refreshtoken: string }).refreshtoken;
        },
      },
    ],
    ['list of 20', { send: async () => void (await post(`${base}/api/ec/getResults`, list, headers)) }],
    [
      'small write (chosen acts)',
      { send: async () => void (await post(`${base}/api/welcome/insertuseractsetting`, setting(), headers)) },
    ],
  ];
}
