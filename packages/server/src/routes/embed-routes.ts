import { createHash } from 'node:crypto';
import { serverCalls, type CitationVerdict, type EmbedLatest, type EmbedVerdict } from '@headnote/core/contract';
import { ServerError } from '@headnote/core/errors';
import { latestItem } from '@headnote/core/format';
import { readSearchAnswer } from '@headnote/core/search/answers';
import { houseCitationToSlug, latestCasesBody } from '@headnote/core/search/bodies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { build, type BuiltCall } from '../http/built-call.js';

/** Caches a list for a minute, to keep a busy portal off the search, and lets it show the old list for ten more minutes while it asks for the new one. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** What widgets on other people's pages read: always a visitor's view, also for a signed-in member. */
export const embedRoutes: readonly BuiltCall[] = [
  build(serverCalls.embed.latest, async ({ query, request, reply, signal }, { services, siteOrigin }) => {
    const { court, limit } = query;
    const body = latestCasesBody({ court: court === 'sc' ? 'supreme' : 'high', size: limit });
    const found = readSearchAnswer(
      await services.search({ body, principal: null, kind: 'case', address: request.ip, signal }),
    );
    if (!found.ok) throw found.error;
    const { hits, total } = found.value;
    const origin = siteOrigin(request);
    const answer: EmbedLatest = {
      court,
      total: total.value,
      sample: hits.some(({ record }) => record.isSample === true),
      items: hits.map(({ record }) =>
        latestItem(record, `${origin}/case/${houseCitationToSlug(record.houseCitation ?? '')}`),
      ),
      more: `${origin}/`,
    };
    return sendWithETag({ request, reply, text: JSON.stringify(answer) });
  }),
  build(serverCalls.embed.citation, async ({ query, request, reply }, { services, siteOrigin }) => {
    services.spendVisitorSearch(request.ip);
    const [verdict] = await services.citations.check({ citations: [query.citation], withSentences: false });
    if (verdict === undefined) throw new ServerError('A check of one citation gave no verdict.');
    const answer = linked(verdict, siteOrigin(request));
    return sendWithETag({ request, reply, text: JSON.stringify(answer) });
  }),
  build(serverCalls.embed.check, async ({ body, request }, { services, siteOrigin }) => {
    services.spendVisitorSearch(request.ip);
    const verdicts = await services.citations.check({ ...body, withSentences: false });
    const origin = siteOrigin(request);
    return { items: verdicts.map((verdict) => linked(verdict, origin)) };
  }),
];

/** A verdict with complete links, for a page that does not know the site's addresses. */
function linked({ citation, state, canonical, hits }: CitationVerdict, origin: string): EmbedVerdict {
  const items = hits.map(({ title, houseCitation, citation: shown }) => ({
    title,
    citation: shown,
    href: `${origin}/case/${houseCitationToSlug(houseCitation)}`,
  }));
  return { citation, state, canonical, items };
}

function sendWithETag({
  request,
  reply,
  text,
}: {
  request: FastifyRequest;
  reply: FastifyReply;
  text: string;
}): FastifyReply {
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  // Weak, because compression changes the bytes.
  reply.headers({ etag: `W/"${tag}"`, 'cache-control': CACHE_CONTROL, 'cross-origin-resource-policy': 'cross-origin' });
  const known = request.headers['if-none-match'] ?? '';
  if (known.includes(`"${tag}"`)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
