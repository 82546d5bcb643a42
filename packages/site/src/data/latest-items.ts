import type { CaseRecord, SearchAnswer, SearchHit } from '@headnote/core/contract';
import type { EmbedLatest } from '@headnote/core/embed';

export type LatestItem = EmbedLatest['items'][number];

/** The address of a latest case: the public page for visitors, the reader for members. */
export type CaseAddress = (record: { readonly id: string; readonly houseCitation: string }) => string;

/** Turns the answer of a search into the data of the latest-cases list. */
export function latestFromAnswer(
  answer: SearchAnswer<CaseRecord>,
  { court, addressOf, more = '' }: { court: 'sc' | 'hc'; addressOf: CaseAddress; more?: string },
): EmbedLatest {
  return {
    court,
    total: answer.total.value,
    sample: answer.hits.some(({ record }) => record.isSample === true),
    items: answer.hits.map((hit) => latestItem(hit, addressOf)),
    more,
  };
}

function latestItem({ id, record }: SearchHit<CaseRecord>, addressOf: CaseAddress): LatestItem {
  const houseCitation = record.houseCitation ?? '';
  return {
    date: record.decidedOn ?? null,
    appellant: record.appellant ?? '',
    respondent: record.respondent ?? '',
    reference: record.courtReference ?? '',
    court: record.courtName ?? '',
    subject: record.subject ?? '',
    decision: record.decision ?? '',
    citation: houseCitation,
    href: addressOf({ id, houseCitation }),
  };
}
