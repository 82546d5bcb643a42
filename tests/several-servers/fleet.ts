import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { deleteIndices, indexNames } from '../../packages/server/src/search/engines/opensearch/indices.js';
import { createEngineClient } from '../../packages/server/src/search/engines/opensearch/transport/client.js';
import { openDatabase, type Store } from '../../packages/server/src/store/database.js';
import { startServer, type ServerProcess } from '../durability/server-process.js';
import { openPostgresServer } from '../postgres/start-postgres.js';
import { startProxy, type Proxy } from './proxy.js';

/** Settings of a server's process. */
type Env = Readonly<Record<string, string>>;

/** Servers with data folders of their own, on one PostgreSQL and one OpenSearch, behind one proxy. */
export interface Fleet {
  /** The servers by their place; one that was killed or stopped stays there until another one takes its place. */
  readonly servers: readonly ServerProcess[];
  /** Sends each request to the next server. */
  readonly proxy: Proxy;
  /** The database that all share. */
  readonly store: Store;
  /** What every server is told. */
  readonly env: Env;
  /** Starts a server in the place of one that has ended: of this version, or what `program` tells Node to run. */
  replace(place: number, env?: Env, program?: readonly string[]): Promise<ServerProcess>;
  /** Starts another server beside them. Rejects with what it prints if it ends. */
  add(env?: Env): Promise<ServerProcess>;
  close(): Promise<void>;
}

/** Starts so many servers, with an empty library and the demo member. `searchUrl` is an OpenSearch. */
export async function openFleet(count: number, searchUrl: string, env: Env = {}): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'headnote-fleet-'));
  const postgres = await openPostgresServer({ isDurable: true });
  const prefix = `test-${basename(folder).toLowerCase()}`;
  const secret = () => randomBytes(32).toString('base64url');
  const shared: Env = {
    DATABASE_URL: postgres.address,
    SEARCH_URL: searchUrl,
    SEARCH_INDEX: prefix,
    SIGNING_KEY: secret(),
    PEPPER: secret(),
    CODEC_KEY: secret(),
    TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  };
  let folders = 0;
  const start = (own: Env = {}, program?: readonly string[]) => {
    folders += 1;
    const dataDir = join(folder, `server-${folders}`);
    mkdirSync(dataDir);
    return startServer(dataDir, { ...shared, ...own }, program);
  };
  const servers = await Promise.all(Array.from({ length: count }, () => start()));
  const proxy = await startProxy(() => servers.map(({ url }) => url));
  const store = await openDatabase({ dataDir: folder, databaseUrl: postgres.address });
  const others: ServerProcess[] = [];
  return {
    servers,
    proxy,
    store,
    env: shared,
    async replace(place, own, program) {
      const server = await start(own, program);
      servers[place] = server;
      return server;
    },
    async add(own) {
      const server = await start(own);
      others.push(server);
      return server;
    },
    async close() {
      await proxy.close();
      await Promise.all([...servers, ...others].map((server) => server.stop()));
      await store.close();
      const client = createEngineClient(searchUrl);
      for (const alias of Object.values(indexNames(prefix))) await deleteIndices(client, alias);
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
