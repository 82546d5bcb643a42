import { NotFoundError } from '@headnote/core/errors';
import type { FastifyInstance } from 'fastify';
import type { Alerts } from '../alerts/alerts.js';
import type { SiteOrigin } from '../http/request-origin.js';
import { NO_LINK } from './alert-routes.js';

/** Addresses of the feed and of one-click stops; the secret is in the query, which no log has. */
export const FEED_PATH = '/feed/alerts';
export const STOP_PATH = '/alerts/stop';
/** Longer than `List-Unsubscribe=One-Click`, and no file. */
const MAX_BYTES = 1024;
/** Longer than any signed part. */
const MAX_TOKEN = 256;

interface Options {
  readonly alerts: Alerts;
  readonly siteOrigin: SiteOrigin;
}

/**
 * Registers the feed of alerts, and the one-click stop of mail programs (RFC 8058): one POST without a session. Fetching the same
 * address changes nothing, because scanners of e-mails fetch every link; it is a page of the site.
 */
export function registerAlertFeed(app: FastifyInstance, { alerts, siteOrigin }: Options): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.get(FEED_PATH, async (request, reply) => {
    const key = tokenOf(request.query, 'key');
    const feed = key === undefined ? undefined : await alerts.feed(key, siteOrigin(request));
    if (feed === undefined) throw new NotFoundError('There is no such feed. Its address may have been renewed.');
    return reply
      .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .type('application/atom+xml; charset=utf-8')
      .send(feed);
  });
  app.post(STOP_PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
    const token = tokenOf(request.query, 'token');
    const stopped = token === undefined ? undefined : await alerts.stop(token, false);
    if (stopped === undefined) throw new NotFoundError(NO_LINK);
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}

function tokenOf(query: unknown, name: string): string | undefined {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && value.length <= MAX_TOKEN ? value : undefined;
}
