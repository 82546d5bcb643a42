import type { AddressInfo } from 'node:net';
import { resolveOptions, type ServerConfig, type ServerOptions } from './config/config.js';
import { openServer, type OpenServer, type StartReport } from './open-server.js';
import { checkPortIsFree, listenProblem } from './http/port.js';

/** A Headnote server: API, site and widgets on one port. */
export interface HeadnoteServer {
  /**
   * Opens the data folder (making it, the sample and the demo member at the first start) and the port.
   * Rejects with ConfigError, one sentence, when the folder, the port or a setting cannot be used.
   */
  listen(): Promise<StartReport>;
  /** Stops taking requests, lets those under way finish (10 s at most) and closes the data folder. */
  close(): Promise<void>;
  /** Where the server can be reached, without a slash at the end; before `listen` as far as the settings tell. */
  readonly url: string;
}

/** A connection that finishes its request while the server closes stays open as idle; it is looked for this often. */
const SWEEP_MS = 100;
/** How long requests under way may take to finish; what manages processes usually kills after 10 s or more. */
const DRAIN_MS = 9_000;

/**
 * Makes a server from settings, all of which have a default: `createServer({ port: 0, dataDir: '/var/lib/headnote' })`.
 * Throws ConfigError, one sentence, for a bad setting.
 */
export function createServer(options: ServerOptions = {}): HeadnoteServer {
  const config = resolveOptions(options);
  let opening: Promise<OpenServer> | undefined;
  let port = config.port;

  return {
    async listen() {
      if (opening) throw new Error('This server listens already.');
      opening = open(config);
      try {
        const open = await opening;
        port = (open.app.server.address() as AddressInfo).port;
        return open.report;
      } catch (error) {
        opening = undefined;
        throw error;
      }
    },

    async close() {
      const open = await opening;
      opening = undefined;
      if (!open) return;
      const { server } = open.app;
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      try {
        await open.close();
      } finally {
        clearInterval(sweep);
        clearTimeout(cut);
      }
    },

    get url() {
      return `http://${urlHost(config.host)}:${port}`;
    },
  };
}

async function open(config: ServerConfig): Promise<OpenServer> {
  // Asked before anything is created: the password of a demo member whose server never started would be lost.
  await checkPortIsFree(config);
  const server = await openServer(config);
  try {
    await server.app.listen({ port: config.port, host: config.host });
    return server;
  } catch (error) {
    await server.close();
    throw listenProblem(error, config);
  }
}

/** A host that a browser can open: "all addresses" is none. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
