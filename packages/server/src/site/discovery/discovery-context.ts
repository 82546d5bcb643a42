import type { Brand } from '@headnote/core/config';
import type { FastifyReply } from 'fastify';
import type { SiteOrigin } from '../../http/request-origin.js';
import type { Services } from '../../services/services.js';

/** What the addresses for search engines and other programs need. */
export interface DiscoveryContext {
  readonly services: Services;
  readonly siteOrigin: SiteOrigin;
  readonly brand: Brand;
  /** Paths of the site's pages that search engines list. */
  readonly pages: readonly string[];
  /** Sources of `frame-ancestors` for a partner's key: `'none'` for an unknown one. */
  readonly frameAncestors: (key: string) => Promise<string>;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
}

/** Lets programs of any page read an answer, and lets them keep it for some seconds. */
export function forEveryone(reply: FastifyReply, maxAge: number): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `public, max-age=${maxAge}`,
  });
}

/** A parameter that is given once; empty otherwise. */
export function parameterOf(query: unknown, name: string): string {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value.slice(0, MAX_PARAMETER) : '';
}

/** Longest parameter that is read. */
const MAX_PARAMETER = 2_000;
