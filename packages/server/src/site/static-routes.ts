import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import cors from '@fastify/cors';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../http/send-file.js';
import type { BuiltFolder, KeptBuilds } from './kept-builds.js';
import type { WidgetRelease } from './widget-releases.js';

interface StaticOptions {
  readonly siteDir: string;
  readonly widgetsDir: string;
  /** The releases of the widgets, at immutable addresses. */
  readonly releases: readonly WidgetRelease[];
  /** The files of other builds. */
  readonly kept: Pick<KeptBuilds, 'find'>;
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
  { siteDir, widgetsDir, releases, kept }: StaticOptions,
): Promise<void> {
  const client = join(siteDir, 'client');
  const sendKept = keptSender(kept);
  await app.register(
    async (scope) => {
      // What no folder has.
      scope.setNotFoundHandler(sendKept);
      for (const { folder, address } of hashedFolders(siteDir))
        await serveFolder(scope, { root: folder, prefix: address.replace('assets', ''), cacheControl: IMMUTABLE });
    },
    { prefix: '/assets' },
  );
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
      // Releases that only another server's build has.
      scope.get(String.raw`/:version(^\d+\.\d+\.[\w.-]+$)/:file`, sendKept);
    },
    { prefix: '/widgets' },
  );
}

/** The folders of the site's hashed files, with their addresses. */
export const hashedFolders = (siteDir: string): readonly BuiltFolder[] => [
  { folder: join(siteDir, 'client', 'assets'), address: 'assets/' },
  { folder: join(siteDir, 'hi', 'client', 'assets', 'hi'), address: 'assets/hi/' },
];

/** Types of the files of a build, as the folders are served. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Answers with a file of another build, or that there is none. */
const keptSender =
  (kept: StaticOptions['kept']) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = ''] = request.url.split('?', 1);
    const file = ['GET', 'HEAD'].includes(request.method) ? await kept.find(path.slice(1)) : undefined;
    if (file === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return sendFile({ file, request, reply: reply.code(200).type(type).header('cache-control', IMMUTABLE) });
  };

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
