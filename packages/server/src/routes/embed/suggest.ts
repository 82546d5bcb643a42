import { serverCalls, type EmbedSuggestions } from '@headnote/core/contract';
import { build } from '../build-call.js';
import { linkedCase } from './linked-case.js';
import { sendWithETag } from './send-with-etag.js';

/** Suggests judgments for the names of parties typed so far. It takes nothing from the allowance of searches: no text is searched. */
export const suggestRoute = build(
  serverCalls.embed.suggest,
  async ({ query, request, reply }, { services, siteOrigin }) => {
    const briefs = await services.citations.suggest(query.text, query.limit);
    const origin = siteOrigin(request);
    const answer: EmbedSuggestions = { items: briefs.map((brief) => linkedCase(brief, origin)) };
    return sendWithETag({ request, reply, text: JSON.stringify(answer) });
  },
);
