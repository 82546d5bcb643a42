import type { CallOptions } from '@headnote/core/client';
import type { CitedPlace, JudgmentCitations } from '@headnote/core/contract';
import { fullCaseBody } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services/services.js';
import { orOfflineCopy, type MemberDocument } from './or-offline-copy.js';
import { sanitizeContent } from './sanitize-content.js';

type Client = Services['client'];

/** The record of one judgment as the server sends it; null when the library does not have it. */
export async function caseAnswer(client: Client, id: string, options: CallOptions = {}) {
  const answer = await client.documents.casePreview({ body: fullCaseBody({ id }) }, options);
  return answer.hits[0]?.record ?? null;
}

/** One judgment with its sanitised text; null when the library does not have it. Without a connection, the device's copy. */
export function fullCase(client: Client, { id, userId }: MemberDocument) {
  return queryOptions({
    queryKey: ['case', id],
    queryFn: async ({ signal }) => {
      const { value: record, copiedAt } = await orOfflineCopy({ id, userId, part: 'record' }, () =>
        caseAnswer(client, id, { signal }),
      );
      return record ? { record, copiedAt, html: await sanitizeContent(record.content ?? '') } : null;
    },
  });
}

/** What a judgment cites and who cites it, as the server sends it. */
export const citationsAnswer = (client: Client, id: string, options: CallOptions = {}) =>
  client.citations.ofJudgment({ id }, options);

/** Reads what a judgment cites and who cites it. Only the panel reports a failure: the text is readable without it. */
export function caseCitations(client: Client, { id, userId }: MemberDocument) {
  return queryOptions({
    queryKey: ['case-citations', id],
    queryFn: async ({ signal }) => {
      const { value } = await orOfflineCopy({ id, userId, part: 'citations' }, () =>
        citationsAnswer(client, id, { signal }),
      );
      return withoutItself(value, id);
    },
    meta: { isQuiet: true },
  });
}

/** The judgments that cite one, as the library lists them by the document. */
export function citingCases(client: Client, id: string) {
  return queryOptions({
    queryKey: ['citing-cases', id],
    queryFn: ({ signal }) => client.documents.citedBy({ id }, { signal }),
    meta: { isQuiet: true },
  });
}

/** The judgments that overrule one. */
export function overrulingCases(client: Client, id: string) {
  return queryOptions({
    queryKey: ['overruling-cases', id],
    queryFn: ({ signal }) => client.documents.overruled({ id }, { signal }),
    meta: { isQuiet: true },
  });
}

/** A judgment prints its own number at its head. It does not cite itself there, so the number gets no link. */
function withoutItself(citations: JudgmentCitations, id: string): JudgmentCitations {
  const isOther = ({ state, targets }: CitedPlace): boolean => state !== 'found' || targets[0]?.id !== id;
  return { ...citations, cites: citations.cites.filter(isOther) };
}
