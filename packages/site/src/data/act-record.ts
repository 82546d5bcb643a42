import type { CallOptions } from '@headnote/core/client';
import type { ActRecord } from '@headnote/core/contract';
import { fullActBody } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';
import { orOfflineCopy, type MemberDocument } from './or-offline-copy.js';
import { sanitizeContent } from './sanitize-content.js';

type Client = Services['client'];

/** The record of one act as the server sends it; null when the library does not have it. */
export async function actAnswer(client: Client, id: string, options: CallOptions = {}): Promise<ActRecord | null> {
  const answer = await client.search.query({ body: fullActBody({ id }) }, options);
  const record = answer.hits[0]?.record as ActRecord | undefined;
  // Only an act has a title: the id of a judgment is none.
  return record?.title ? record : null;
}

/**
 * One act with its sanitised text; null when the library does not have it. The text is empty when the source has none.
 * Without a connection, the device's copy.
 */
export function fullAct(client: Client, { id, userId }: MemberDocument) {
  return queryOptions({
    queryKey: ['act', id],
    queryFn: async ({ signal }) => {
      const { value: record, copiedAt } = await orOfflineCopy({ id, userId, part: 'record' }, () =>
        actAnswer(client, id, { signal }),
      );
      if (!record) return null;
      return {
        id,
        record,
        copiedAt,
        html: record.isAvailable === false ? '' : await sanitizeContent(record.content ?? ''),
      };
    },
  });
}
