import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Caches a list for a minute, to keep a busy portal off the search, and lets it show the old list for ten more minutes while it asks for the new one. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** Sends JSON that the widget's browser may keep for a minute, or 304 if it still has it. */
export function sendWithETag({
  request,
  reply,
  text,
  identity = text,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  text: string;
  /** What the tag is made of, if the text has parts that differ each time and do not matter. */
  identity?: string;
}): FastifyReply {
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  // Weak, because compression changes the bytes.
  reply.headers({ etag: `W/"${tag}"`, 'cache-control': CACHE_CONTROL, 'cross-origin-resource-policy': 'cross-origin' });
  const known = request.headers['if-none-match'] ?? '';
  if (known.includes(`"${tag}"`)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
