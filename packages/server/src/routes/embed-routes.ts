import { createHash } from 'node:crypto';
import { serverCalls, type CitationVerdict, type EmbedLatest, type EmbedVerdict } from '@headnote/core/contract';
import { ServerError } from '@headnote/core/errors';
import { readSearchAnswer } from '@headnote/core/search/answers';
import { houseCitationToSlug, latestCasesBody } from '@headnote/core/search/bodies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestOrigin } from '../security/request-origin.js';
import { build, type BuiltCall } from './built-call.js';
import type { Library } from './library.js';

interface EmbedOptions {
  readonly library: Library;
  readonly publicUrl: string | undefined;
}

/** A minute keeps a busy portal off the search; ten more it may show the old list while it asks for the new one. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/** What widgets on other people's pages read. Always a visitor's view, whoever asks. */
export function embedRoutes({ library, publicUrl }: EmbedOptions): readonly BuiltCall[] {
  return [
    build(serverCalls.embed.latest, async ({ query, request, reply, signal }) => {
      const { court, limit } = query;
      const body = latestCasesBody({ court: court === 'sc' ? 'supreme' : 'high', size: limit });
      const found = readSearchAnswer(
        await library.search({ body, principal: null, kind: 'case', address: request.ip, signal }),
      );
      if (!found.ok) throw found.error;
      const { hits, total } = found.value;
      const origin = requestOrigin(request, publicUrl);
      const answer: EmbedLatest = {
        court,
        total: total.value,
        sample: hits.some(({ record }) => record.isSample === true),
        items: hits.map(({ record }) => ({
          date: record.decidedOn ?? null,
          appellant: record.appellant ?? '',
          respondent: record.respondent ?? '',
          reference: record.courtReference ?? '',
          court: record.courtName ?? '',
          subject: record.subject ?? '',
          decision: record.decision ?? '',
          citation: record.houseCitation ?? '',
          href: `${origin}/case/${houseCitationToSlug(record.houseCitation ?? '')}`,
        })),
        more: `${origin}/`,
      };
      return sendWithETag({ request, reply, text: JSON.stringify(answer) });
    }),
    build(serverCalls.embed.citation, async ({ query, request, reply }) => {
      library.spendVisitorSearch(request.ip);
      const [verdict] = await library.citations.check({ citations: [query.citation] });
      if (verdict === undefined) throw new ServerError('A check of one citation gave no verdict.');
      const answer = linked(verdict, requestOrigin(request, publicUrl));
      return sendWithETag({ request, reply, text: JSON.stringify(answer) });
    }),
    build(serverCalls.embed.check, async ({ body, request }) => {
      library.spendVisitorSearch(request.ip);
      const verdicts = await library.citations.check(body);
      const origin = requestOrigin(request, publicUrl);
      return { items: verdicts.map((verdict) => linked(verdict, origin)) };
    }),
  ];
}

/** A verdict with ready links, for a page that knows nothing of the site's addresses. */
function linked({ citation, state, canonical, hits }: CitationVerdict, origin: string): EmbedVerdict {
  const items = hits.map(({ title, houseCitation }) => ({
    title,
    citation: houseCitation,
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
