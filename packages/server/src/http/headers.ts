import type { FastifyInstance } from 'fastify';

/** Policy of everything that is no page: it may load nothing and be framed nowhere. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** One year, as browsers' preload lists ask for. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** Policy of a page; only inline scripts that carry the nonce of this very answer run. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers that every answer has, whatever it is. */
export function commonHeaders(requestId: string): Record<string, string> {
  return {
    'x-request-id': requestId,
    'content-security-policy': NO_CONTENT_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // An address here may carry a search or a renewal; no other site needs it.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Sets the common headers; a route may replace them. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { readonly isHttps: boolean }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(request.id));
    if (isHttps) reply.header('strict-transport-security', HSTS);
  });
}
