import type { FastifyRequest } from 'fastify';

/** Headers that a proxy adds; a request through a proxy on this machine comes from elsewhere. */
const PROXY_HEADER =
  /^(?:forwarded|x-forwarded-.+|x-real-ip|via|(?:.+-)?client-ip|x-(?:original|proxyuser|envoy)-.+|cf-.+|cdn-loop)$/;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether a request comes from this machine itself, and through no proxy that says so. */
export function isFromThisMachine({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  return LOOPBACK.test(ip) && !Object.keys(headers).some((name) => PROXY_HEADER.test(name));
}
