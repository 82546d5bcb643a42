import { serverCalls } from '@headnote/core/contract';
import { ServerError } from '@headnote/core/errors';
import { build } from '../build-call.js';
import { linkedVerdicts } from './linked-verdicts.js';
import { sendWithETag } from './send-with-etag.js';

/** Answers one line of a reader: a citation, an unfinished one, a provision, names of parties. */
export const citationRoute = build(
  serverCalls.embed.citation,
  async ({ query, request, reply, signal }, { services, siteOrigin }) => {
    const task = { citations: [query.citation], withSentences: false, signal };
    const lines = await services.citations.readLines(task);
    const [answer] = await linkedVerdicts(services, lines, siteOrigin(request));
    if (answer === undefined) throw new ServerError('A check of one citation gave no verdict.');
    return sendWithETag({ request, reply, text: JSON.stringify(answer) });
  },
);
