import type { FastifyInstance } from 'fastify';

/** Policy of every answer except pages: no loading, no framing. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; form-action 'none'";

/** One year, as browsers' preload lists require. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** Returns the policy of a page: of inline scripts, only those with the nonce of this answer run. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // The sample pages of the widgets, and the map of the contact page, loaded when a reader asks for it.
    "frame-src 'self' https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // HTML reaches a page only through the sanitiser's own policy and the one place of ui that inserts its result.
    "require-trusted-types-for 'script'",
    "trusted-types default headnote headnote-parse dompurify 'allow-duplicates'",
  ].join('; ');
}

/** Returns the headers of every answer. */
export function commonHeaders(requestId: string): Record<string, string> {
  return {
    'x-request-id': requestId,
    'content-security-policy': NO_CONTENT_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // An address may contain a search or a refresh token; no other site needs it.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Sets the common headers. A route may replace them. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { readonly isHttps: boolean }): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(request.id));
    if (isHttps) reply.header('strict-transport-security', HSTS);
  });
}
