import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import cors from '@fastify/cors';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WidgetRelease } from './widget-releases.js';

interface StaticOptions {
  readonly siteDir: string;
  readonly widgetsDir: string;
  /** The releases of the widgets, at immutable addresses. */
  readonly releases: readonly WidgetRelease[];
}

/** The name contains a hash of the content or the version, so the file never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The evergreen bundles: a fix reaches every portal within five minutes. */
const EVERGREEN = 'public, max-age=300, stale-while-revalidate=86400';
/** Icons, robots.txt and the like. */
const HOURLY = 'public, max-age=3600';

/** Serves the files of the site build and the widget bundles; skips a missing folder. */
export async function registerStatic(
  app: FastifyInstance,
  { siteDir, widgetsDir, releases }: StaticOptions,
): Promise<void> {
  const client = join(siteDir, 'client');
  await serveFolder(app, { root: join(client, 'assets'), prefix: '/assets/', cacheControl: IMMUTABLE });
  const hindi = join(siteDir, 'hi', 'client', 'assets', 'hi');
  await serveFolder(app, { root: hindi, prefix: '/assets/hi/', cacheControl: IMMUTABLE });
  await app.register(async (scope) => serveRootFiles(scope, client));

  await app.register(
    async (scope) => {
      // Public code for any page; module scripts and integrity checks need this header.
      await scope.register(cors, { origin: '*', methods: ['GET', 'HEAD'] });
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('cross-origin-resource-policy', 'cross-origin');
      });
      await serveFolder(scope, { root: join(widgetsDir, 'v1'), prefix: '/v1/', cacheControl: EVERGREEN });
      for (const { version, folder } of releases) {
        await serveFolder(scope, { root: folder, prefix: `/${version}/`, cacheControl: IMMUTABLE });
      }
    },
    { prefix: '/widgets' },
  );
}

/** The site's service worker. It may load files of this server, and nothing else. A new one takes over at once. */
const OFFLINE_WORKER = 'offline-worker.js';
const workerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

interface Folder {
  readonly root: string;
  readonly prefix: string;
  readonly cacheControl: string;
}

async function serveFolder(app: FastifyInstance, { root, prefix, cacheControl }: Folder): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(async (scope) => {
    await scope.register(staticFiles, {
      root,
      prefix,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply) => {
        void reply.header('cache-control', cacheControl);
      },
    });
  });
}

/** Files next to the assets folder (robots.txt, icons). Each has its own route; all other paths are pages. */
async function serveRootFiles(app: FastifyInstance, client: string): Promise<void> {
  if (!existsSync(client)) return;
  const files = readdirSync(client, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/^\.|\.html$/.test(entry.name),
  );
  await app.register(staticFiles, { root: client, serve: false, cacheControl: false });
  for (const { name } of files) {
    const headers = name === OFFLINE_WORKER ? workerHeaders : { 'cache-control': HOURLY };
    app.get(`/${encodeURI(name)}`, (_request, reply) => reply.headers(headers).sendFile(name));
  }
}
