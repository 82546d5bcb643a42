import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { frameTitles } from './widget-frames.messages.js';

interface FrameOptions {
  readonly widgetsDir: string;
  /** Sources of `frame-ancestors` for a partner's key: `'none'` for an unknown one. */
  readonly frameAncestors: (key: string) => Promise<string>;
}

/** The origins of a key may change; a page follows within five minutes. */
const CACHE = 'public, max-age=300';

/**
 * Registers `/widgets/v1/frame/<widget>`: a page with one widget, for sites that forbid scripts of others. Only its
 * policy depends on the key: which sites may frame it. Its bytes are the same for every key, known or not, and
 * its own script reads the options from the address.
 */
export function registerWidgetFrames(app: FastifyInstance, { widgetsDir, frameAncestors }: FrameOptions): void {
  for (const [widget, title] of Object.entries(frameTitles)) {
    if (!existsSync(join(widgetsDir, 'v1', `${widget}.js`))) continue;
    const html = framePage(widget, title);
    app.get(`/widgets/v1/frame/${widget}`, async (request, reply) => {
      const ancestors = await frameAncestors(keyOf(request));
      return reply
        .removeHeader('x-frame-options')
        .headers({
          'content-security-policy': framePolicy(ancestors),
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': CACHE,
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }
}

function keyOf({ query }: FastifyRequest): string {
  const { key } = query as Record<string, unknown>;
  return typeof key === 'string' ? key : '';
}

function framePolicy(ancestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The worker that reads the files of the check of a brief.
    'trusted-types headnote-worker',
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

function framePage(widget: string, title: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<script defer src="/widgets/v1/frame-page.js" data-widget="${widget}"></script>
<script defer src="/widgets/v1/widgets.js" data-portal=""></script>
</head>
<body><a href="/" target="_blank" rel="noopener">${title}</a></body>
</html>
`;
}
