import { createEmbed } from '@headnote/core/embed';
import { apiOrigin } from '../network/api-origin.js';
import { guestFetch } from '../network/guest-fetch.js';
import type { RequestTrace } from '../network/request-trace.js';
import { shareRequest } from '../network/share-request.js';
import type { LatestSource } from './types.js';

/** The library's embed read as a source. Its errors carry `code`, `status` and, where known, `requestId`. */
export const loadFromEmbed: LatestSource['load'] = ({ court, limit, signal }) =>
  shareRequest(court + limit, signal, async (shared) => {
    const trace: RequestTrace = {};
    const embed = createEmbed({ base: apiOrigin(), fetch: guestFetch(trace) });
    return embed.latest({ court, limit, signal: shared }).catch((error: Error) => {
      throw Object.assign(error, trace);
    });
  });
