import type { AddressInfo } from 'node:net';
import { resolveOptions, type ServerConfig, type ServerOptions } from './config/config.js';
import { openServer, type OpenServer, type StartReport } from './open-server.js';
import { checkPortIsFree, listenProblem } from './http/port.js';

/** A Headnote server: API, site and widgets on one port. */
export interface HeadnoteServer {
  /**
   * Opens the data folder and the port. The first start creates the folder, the sample and the demo member. Rejects
   * with ConfigError, in one sentence, if the folder, the port or a setting is unusable.
   */
  listen(): Promise<StartReport>;
  /** Stops accepting requests, waits at most 10 s for running ones, and closes the data folder. */
  close(): Promise<void>;
  /** Address of the server, without a final slash; before `listen`, derived from the settings. */
  readonly url: string;
}

/** Interval for closing connections that become idle while the server closes. */
const SWEEP_MS = 100;
/** Maximum wait for running requests; process managers usually kill after 10 s or more. */
const DRAIN_MS = 9_000;

/**
 * Creates a server from settings, all of which have a default: `createServer({ port: 0, dataDir: '/var/lib/headnote'
 * })`. Throws ConfigError, in one sentence, for an invalid setting.
 */
export function createServer(options: ServerOptions = {}): HeadnoteServer {
  const config = resolveOptions(options);
  let opening: Promise<OpenServer> | undefined;
  let port = config.port;

  return {
    async listen() {
      if (opening) throw new Error('This server is already listening.');
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
  // Checked before anything is created: the printed password of the demo member would be lost if the port fails later.
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

/** Returns a host that a browser can open, instead of "all addresses". */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
