import { serverCalls, type EmbedLatest } from '@headnote/core/contract';
import { latestItem } from '@headnote/core/format';
import { readSearchAnswer } from '@headnote/core/search/answers';
import { houseCitationToSlug, latestCasesBody } from '@headnote/core/search/bodies';
import { SearchUnavailableError } from '../../search/model/search-unavailable-error.js';
import { build } from '../build-call.js';
import { sendWithETag } from './send-with-etag.js';

/** The latest cases of a court. */
export const latestRoute = build(
  serverCalls.embed.latest,
  async ({ query, request, reply, signal }, { services, siteOrigin }) => {
    const { court, limit } = query;
    const body = latestCasesBody({ court: court === 'sc' ? 'supreme' : 'high', size: limit });
    const found = readSearchAnswer(
      await services.search({ body, principal: null, kind: 'case', address: request.ip, signal }),
    );
    if (!found.ok) throw found.error;
    const { hits, total, timedOut } = found.value;
    if (timedOut && hits.length === 0) throw new SearchUnavailableError();
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
  },
);
