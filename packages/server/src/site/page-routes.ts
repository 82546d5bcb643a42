import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate } from 'node:timers/promises';
import { BusyError } from '@headnote/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CLIENT_LEFT, clientGone, isEndedByClient } from '../http/client-gone.js';
import type { PublicConfigReader } from '../http/public-config.js';
import { sendEnvelope } from '../http/error-answers.js';
import { pagePolicy } from '../http/headers.js';
import { addressKey } from '../runtime/address-key.js';
import { PREVIEW_QUEUE } from '../runtime/preview-queue.js';
import { createWorkQueue } from '../runtime/work-queue.js';
import { createInProcessFetch } from './in-process-fetch.js';
import { chosenLanguage, languageChange, languageCookie } from '../http/page-language.js';
import { busyPage, NOT_BUILT_TEXT, problemPage } from './problem-page.js';
import type { BuiltSite } from './site-renderer.js';

interface PageOptions {
  /** Undefined if the site is not built. */
  readonly site: BuiltSite | undefined;
  readonly readPublicConfig: PublicConfigReader;
}

/** Headers that a renderer's answer may set; for example, not a cookie. */
const PASSED_HEADERS = ['content-type', 'location', 'x-robots-tag', 'link'] as const;
/** The playground of the widgets and its sample pages; other paths there are files. */
const WIDGET_PAGES = /^\/widgets\/(?:hosts\/[\w-]+)?$/;
/** The pages of previews: `/case/2024-hn-12`, `/bareactdetail?lno=…`. */
const PREVIEW = /^\/(?:(?:case|act)\/|(?:case|bareact)detail\/?$)/i;
/** Headers of the request that a renderer may read. */
const SHOWN_HEADERS = ['accept', 'accept-language', 'user-agent'] as const;

/** Registers every other GET as a page of the site. */
export function registerPages(app: FastifyInstance, { site, readPublicConfig }: PageOptions): void {
  const previews = createWorkQueue(PREVIEW_QUEUE);
  // Pages apart from previews, so that nobody waits for a judgment to read the home page.
  const pages = createWorkQueue(PREVIEW_QUEUE);
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) {
      return sendEnvelope(reply.code(404), { code: 'not-found', message: 'There is no such call.' });
    }
    if (path.startsWith('/assets/') || (path.startsWith('/widgets/') && !WIDGET_PAGES.test(path))) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    }
    if (!site) {
      return reply.code(503).header('retry-after', '60').type('text/plain; charset=utf-8').send(NOT_BUILT_TEXT);
    }
    const signal = clientGone(reply);
    const send = () => sendPage({ app, request, reply, site, readPublicConfig, signal });
    try {
      const queue = PREVIEW.test(path) ? previews : pages;
      return await queue(addressKey(request.ip), async () => {
        // Other requests come before the next page.
        await setImmediate();
        // Nobody reads an answer to a client that left while it waited. Of requests that came together, only the first has
        // the connection and hears that it closes.
        const hasLeft = signal.aborted || request.raw.socket.destroyed;
        return hasLeft ? reply.code(CLIENT_LEFT).send() : send();
      });
    } catch (error) {
      if (error instanceof BusyError)
        return reply
          .code(503)
          .header('retry-after', error.retryAfter)
          .type('text/html; charset=utf-8')
          .send(busyPage());
      if (isEndedByClient(error, reply)) return reply.code(CLIENT_LEFT).send();
      request.log.error({ err: error }, 'page failed');
      return reply.code(500).type('text/html; charset=utf-8').send(problemPage(request.id));
    }
  });
}

/** The path and query of a request. A proxy may send them after scheme and host, which never decide which site this is. */
function pathOf(url: string): string {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, '');
  return path.startsWith('?') || path === '' ? `/${path}` : path.replace(/^[/\\]+/, '/');
}

interface SendOptions {
  readonly app: FastifyInstance;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly site: BuiltSite;
  readonly readPublicConfig: PublicConfigReader;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

async function sendPage({ app, request, reply, site, readPublicConfig, signal }: SendOptions): Promise<FastifyReply> {
  const config = await readPublicConfig(request);
  const path = pathOf(request.url);
  const change = languageChange(path);
  if (change) {
    const cookie = languageCookie(change.language, { isHttps: config.publicUrl.startsWith('https:') });
    return reply.headers({ 'set-cookie': cookie, 'cache-control': 'no-store' }).redirect(change.path, 302);
  }
  const hindi = chosenLanguage(request.headers.cookie) === 'hi' ? site.renderHindi : undefined;
  const render = hindi ?? site.render;
  const nonce = randomBytes(16).toString('base64');
  const headers = new Headers();
  for (const name of SHOWN_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const page = await render(
    // Concatenated as text: as a URL reference, `//host` and `/\\host` would lead to another site.
    new Request(config.publicUrl + path, { headers, signal }),
    {
      fetch: createInProcessFetch(app, {
        origin: config.publicUrl,
        remoteAddress: request.ip,
        language: hindi ? 'hi' : 'en',
      }),
      config,
      nonce,
    },
  );
  for (const name of PASSED_HEADERS) {
    const value = page.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  // The nonce is for one answer, and pages may change with every import.
  // A sample page has a policy of its own, which says who may frame it.
  const ownPolicy = page.headers.get('content-security-policy');
  if (ownPolicy !== null) reply.removeHeader('x-frame-options');
  const policy = ownPolicy ?? pagePolicy(nonce);
  reply.code(page.status).headers({
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    'content-language': hindi ? 'hi' : 'en-IN',
    vary: 'Cookie',
  });
  return reply.send(page.body ? Readable.fromWeb(page.body as ReadableStream) : '');
}
