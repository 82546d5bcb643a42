import { BusyError, NotAllowedError } from '@headnote/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayInIndia } from '../accounts/subscription.js';
import type { KeyedPortal } from '../partners/portal-record.js';
import type { Portals } from '../partners/portals.js';
import { isEmbedOrigin } from './embed-origin.js';
import { isFreeCall, type EmbedQuotas } from './embed-quotas.js';
import type { SiteOrigin } from './request-origin.js';
import { refuseRepeatedParameters } from './single-values.js';

/** Why an embed call was refused; the header `headnote-refusal` of the answer, for programs. */
type EmbedRefusal = 'key-missing' | 'unknown-key' | 'origin-not-registered' | 'quota';

interface EmbedGateOptions {
  readonly portals: Pick<Portals, 'find' | 'counter'>;
  readonly quotas: EmbedQuotas;
  /** Origins of the operator that need no key. */
  readonly allowedOrigins: readonly string[];
  readonly siteOrigin: SiteOrigin;
}

/** Headers of an answer that pages of other origins may read. */
const EXPOSED = 'retry-after, x-request-id, headnote-refusal, headnote-key-ends';
/** Seconds that a browser keeps the answer to a preflight: a revoked key stops within ten minutes, at the request itself at once. */
const PREFLIGHT_SECONDS = '600';
const PARTNERS_PAGE = '/partners';

/**
 * Stands before every embed call of the scope: finds the portal of the key, compares the origin of the page exactly, and
 * takes the request from the quota. Only a permitted page gets CORS headers, with its own origin and never for cookies.
 * A request without an `Origin` header (our own pages, programs) gets the same public data within the same quotas.
 */
export function guardEmbeds(scope: FastifyInstance, options: EmbedGateOptions): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { key = '', v: version } = request.query as Readonly<Record<string, string | undefined>>;
    // The call refuses others itself, where the page can read it.
    refuseRepeatedParameters({ key });
    const { portals, quotas } = options;
    const { origin } = request.headers;
    const portal = key === '' ? undefined : await portals.find(key);
    const isOwn = origin === undefined || isOwnOrigin(origin, request, options);
    const isPermitted = isOwn || portal?.origins.has(origin) === true;
    if (origin !== undefined && isPermitted) allowPage(reply, origin);
    // The browser sends the real request only if it finds the headers here.
    if (request.method === 'OPTIONS') return;

    if (key !== '' && portal === undefined) refuse(reply, 'unknown-key', UNKNOWN_KEY);
    const path = request.routeOptions.url ?? '';
    const use = portal && !isFreeCall(path) ? { portalId: portal.portalId, key: portal.key, version } : undefined;
    if (!isPermitted) {
      if (use) portals.counter.count({ ...use, isRefused: true });
      const library = options.siteOrigin(request);
      if (portal === undefined) refuse(reply, 'key-missing', keyMissing(library));
      refuse(reply, 'origin-not-registered', notRegistered(origin, library));
    }
    try {
      await quotas.spend({ path, address: request.ip, portal });
    } catch (error) {
      if (use && error instanceof BusyError) portals.counter.count({ ...use, isRefused: true });
      reply.header('headnote-refusal', 'quota' satisfies EmbedRefusal);
      throw error;
    }
    if (use) portals.counter.count({ ...use, isRefused: false });
    if (portal !== undefined) announceEnd(reply, portal);
  });

  scope.options('/*', async (_request, reply) => reply.code(204).header('cache-control', 'no-store').send());
}

function isOwnOrigin(
  origin: string,
  request: FastifyRequest,
  { allowedOrigins, siteOrigin }: EmbedGateOptions,
): boolean {
  return origin === siteOrigin(request) || isEmbedOrigin(origin, allowedOrigins);
}

function allowPage(reply: FastifyReply, origin: string): void {
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
  if (reply.request.method !== 'OPTIONS') return;
  reply.headers({
    'access-control-allow-methods': 'GET, HEAD, POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': PREFLIGHT_SECONDS,
  });
}

/** An old key says when it stops, so that a check of the page can tell its owner. */
function announceEnd(reply: FastifyReply, { endsAt }: KeyedPortal): void {
  if (endsAt !== null) reply.header('headnote-key-ends', dayInIndia(endsAt));
}

function refuse(reply: FastifyReply, reason: EmbedRefusal, message: string): never {
  // A page may also ask without CORS, to tell a refusal from a failure of the network; it reads nothing of the answer.
  reply.headers({ 'headnote-refusal': reason, 'cross-origin-resource-policy': 'cross-origin' });
  throw new NotAllowedError(message);
}

const UNKNOWN_KEY =
  'The key of this page is not known, was revoked or has ended. Compare data-portal with the key on the partners page.';

function keyMissing(library: string): string {
  return `Widgets on this page need a key. Register the page at ${library}${PARTNERS_PAGE} and put the key into data-portal.`;
}

/** An `Origin` header may contain anything, so only an address is repeated. */
function notRegistered(origin: string, library: string): string {
  const page = URL.parse(origin)?.origin === origin ? origin : 'of this page';
  return `The origin ${page} is not registered for this key. Add it at ${library}${PARTNERS_PAGE}.`;
}
