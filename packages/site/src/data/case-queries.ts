import type { CitedPlace, JudgmentCitations } from '@headnote/core/contract';
import { fullCaseBody, latestCasesBody } from '@headnote/core/search/bodies';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../app/services.js';
import { sanitizeContent } from './sanitize-content.js';

type Client = Services['client'];

/** The latest cases of all courts, newest first. */
export function latestCases(client: Client, { size }: { readonly size: number }) {
  return queryOptions({
    queryKey: ['latest-cases', size],
    queryFn: ({ signal }) => client.welcome.latestCases({ body: latestCasesBody({ court: 'all', size }) }, { signal }),
  });
}

/** One judgment with its sanitised text; null when the library does not have it. */
export function fullCase(client: Client, id: string) {
  return queryOptions({
    queryKey: ['case', id],
    queryFn: async ({ signal }) => {
      const answer = await client.documents.casePreview({ body: fullCaseBody({ id }) }, { signal });
      const record = answer.hits[0]?.record;
      return record ? { record, html: await sanitizeContent(record.content ?? '') } : null;
    },
  });
}

/** Reads what a judgment cites and who cites it. Only the panel reports a failure: the text is readable without it. */
export function caseCitations(client: Client, id: string) {
  return queryOptions({
    queryKey: ['case-citations', id],
    queryFn: async ({ signal }) => withoutItself(await client.citations.ofJudgment({ id }, { signal }), id),
    meta: { isQuiet: true },
  });
}

/** A judgment prints its own number at its head. It does not cite itself there, so the number gets no link. */
function withoutItself(citations: JudgmentCitations, id: string): JudgmentCitations {
  const isOther = ({ state, targets }: CitedPlace): boolean => state !== 'found' || targets[0]?.id !== id;
  return { ...citations, cites: citations.cites.filter(isOther) };
}
