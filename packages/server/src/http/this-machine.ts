import type { FastifyRequest } from 'fastify';

/**
 * What browsers, curl and Prometheus send by themselves. Every proxy names the headers that it adds as it likes, so any
 * other header counts as a proxy's: what comes through one comes from elsewhere.
 */
const OWN_HEADER =
  /^(?:accept|accept-(?:charset|encoding|language)|authorization|cache-control|connection|content-(?:length|type)|cookie|dnt|host|if-(?:match|modified-since|none-match|unmodified-since)|keep-alive|origin|pragma|priority|purpose|range|referer|sec-(?:ch|fetch|purpose|gpc)(?:-[a-z-]+)?|te|upgrade-insecure-requests|user-agent|x-prometheus-scrape-timeout-seconds)$/;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** A page of any other name may have been given this machine's address by its owner (DNS rebinding). */
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether a request comes from this machine itself, under a name of its own, and through no proxy that says so. */
export function isFromThisMachine({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  if (!LOOPBACK.test(ip) || !LOOPBACK_HOST.test(headers.host ?? '')) return false;
  return Object.keys(headers).every((name) => OWN_HEADER.test(name));
}
