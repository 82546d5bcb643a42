import { BadQueryError } from '@headnote/core/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/config.js';

/** Host name, IPv4 or bracketed IPv6, with an optional port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** Names under which a machine reaches itself; no other machine can be meant. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Returns the origin that links in an answer start with. */
export type SiteOrigin = (request: FastifyRequest) => string;

/** Refuses every request with an invalid `Host` header, or with two. */
export function checkHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { host } = raw.headers;
    if (host !== undefined && !HOST.test(host)) throw new BadQueryError('The Host header is not valid.');
    let hosts = 0;
    // Names and values alternate. Node itself keeps the first of two and says nothing.
    for (let index = 0; index < raw.rawHeaders.length; index += 2)
      if (raw.rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
    if (hosts > 1) throw new BadQueryError('The request has more than one Host header.');
  });
}

/**
 * Creates the reader of the origin: `PUBLIC_URL`; without it, the request's own host if it is this machine, the address
 * to which the client connected, or one of `ALLOWED_HOSTS`. Any other host, which the sender of a request can invent, is
 * replaced by the address to which the client connected: it never gets into a link.
 */
export function createSiteOrigin({
  publicUrl,
  allowedHosts,
  host,
  port,
}: Pick<ServerConfig, 'publicUrl' | 'allowedHosts' | 'host' | 'port'>): SiteOrigin {
  if (publicUrl !== undefined) return () => publicUrl;
  const byHost = new Map(allowedHosts.map((origin) => [new URL(origin).host, origin]));
  return (request) => {
    // Not `request.host`, which is X-Forwarded-Host where a proxy is trusted: that one is trusted for the address only.
    const named = (request.headers.host ?? '').toLowerCase();
    const { localAddress = host, localPort = port } = request.raw.socket;
    const connected = `http://${bracketed(localAddress)}:${localPort}`;
    return byHost.get(named) ?? (LOOPBACK.test(named) ? `http://${named}` : connected);
  };
}

function bracketed(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
