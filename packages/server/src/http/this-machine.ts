import type { FastifyRequest } from 'fastify';

/** Headers that a proxy adds; a request through a proxy on this machine comes from elsewhere. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Whether a request comes from this machine itself, and through no proxy that says so. */
export function isFromThisMachine({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  return LOOPBACK.test(ip) && PROXY_HEADERS.every((name) => headers[name] === undefined);
}
