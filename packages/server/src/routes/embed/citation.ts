import { serverCalls } from '@headnote/core/contract';
import { ServerError } from '@headnote/core/errors';
import { build } from '../../http/built-call.js';
import { linkedVerdict } from './linked-verdict.js';
import { sendWithETag } from './send-with-etag.js';

/** Checks one citation. */
export const citationRoute = build(
  serverCalls.embed.citation,
  async ({ query, request, reply }, { services, siteOrigin }) => {
    services.spendVisitorSearch(request.ip);
    const [verdict] = await services.citations.check({ citations: [query.citation], withSentences: false });
    if (verdict === undefined) throw new ServerError('A check of one citation gave no verdict.');
    const answer = linkedVerdict(verdict, siteOrigin(request));
    return sendWithETag({ request, reply, text: JSON.stringify(answer) });
  },
);
