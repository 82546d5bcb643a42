export { latestCasesBody } from '@headnote/core/search/bodies';
import type { CaseRecord, SearchAnswer } from '@headnote/core/contract';
import type { EmbedLatest } from '@headnote/core/embed';
import { latestItem } from '@headnote/core/format';

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
    items: answer.hits.map(({ id, record }) =>
      latestItem(record, addressOf({ id, houseCitation: record.houseCitation ?? '' })),
    ),
    more,
  };
}
