import { createEmbed } from '@headnote/core/embed';
import { apiOrigin } from '../network/api-origin.js';
import { politeFetch, type RequestTrace } from '../network/polite-fetch.js';
import { shareRequest } from '../network/share-request.js';
import type { LatestSource } from './types.js';

/** The library's embed read as a source. Its errors carry `code`, `status` and, where known, `requestId`. */
export const embedSource: LatestSource = {
  load({ court, limit, signal }) {
    const base = apiOrigin();
    return shareRequest(`latest ${base} ${court} ${limit}`, signal, async (shared) => {
      const trace: RequestTrace = {};
      try {
        return await createEmbed({ base, fetch: politeFetch(trace) }).latest({ court, limit, signal: shared });
      } catch (error) {
        throw Object.assign(error as Error, trace);
      }
    });
  },
};
