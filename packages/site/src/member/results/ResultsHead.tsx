import type { CaseRecord } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import type { SearchAnswer } from '@headnote/core/search/answers';
import type { SearchState } from '@headnote/core/search/bodies';
import { Select } from '@headnote/ui/select';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import type { ReactNode } from 'react';
import { messages } from './messages.js';
import { useDraft } from './use-draft.js';

export interface ResultsHeadProps {
  readonly search: SearchState;
  /** Undefined while loading and after a failure. */
  readonly answer: SearchAnswer<CaseRecord> | undefined;
  readonly onSort: (sort: SearchState['sort']) => void;
  /** Before the order, for example buttons. */
  readonly tools?: ReactNode;
  /** Before the heading: the box that selects the page. */
  readonly start?: ReactNode;
}

const orders: readonly { readonly value: SearchState['sort']; readonly label: string }[] = [
  { value: 'relevance', label: messages.relevance },
  { value: 'newest', label: messages.newest },
  { value: 'oldest', label: messages.oldest },
  { value: 'cited', label: messages.cited },
];

/** How many judgments were found, how fast, and in which order the list is. */
export function ResultsHead({ search, answer, onSort, tools, start }: ResultsHeadProps) {
  const [sort, setSort] = useDraft(search.sort, (value) => value);
  return (
    <div className="site-results__head">
      {start}
      <ScreenHeading className="site-results__total">{answer ? totalLine(answer) : messages.heading}</ScreenHeading>
      <output className={answer?.timedOut || answer?.expansionsCut ? 'site-results__cut' : 'site-results__time'}>
        {answer && <span className="hn-visually-hidden">{totalLine(answer)} </span>}
        {answer && timeLine(answer)}
      </output>
      {answer?.notSearchable !== undefined && (
        <p className="site-results__cut">{notSearchableLine(answer.notSearchable)}</p>
      )}
      {tools && <div className="site-results__tools hn-no-print">{tools}</div>}
      {search.kind === 'text' && (
        <Select
          isInline
          className="site-results__sort"
          label={messages.sort}
          options={orders}
          value={sort}
          onChange={({ target }) => {
            const next = orders.find(({ value }) => value === target.value)?.value ?? 'relevance';
            setSort(next);
            onSort(next);
          }}
        />
      )}
    </div>
  );
}

/** `1,204 judgments`, or `More than 10,000 judgments` when the count stopped there. */
export function totalLine({ total }: Pick<SearchAnswer<CaseRecord>, 'total'>): string {
  const count = total.value === 1 ? messages.oneJudgment : messages.judgments(formatIndianNumber(total.value));
  return total.relation === 'gte' ? messages.moreThan(count) : count;
}

/** How many documents no search finds at the moment. */
export function notSearchableLine(count: number): string {
  return count === 1 ? messages.oneNotSearchable : messages.notSearchable(formatIndianNumber(count));
}

/** How long the search took, or what it left out to finish in time. */
export function timeLine({
  timedOut,
  expansionsCut,
  tookMs,
}: Pick<SearchAnswer<CaseRecord>, 'timedOut' | 'expansionsCut' | 'tookMs'>): string {
  if (timedOut) return messages.timedOut;
  if (expansionsCut) return messages.expansionsCut;
  return tookMs === undefined ? '' : messages.seconds((tookMs / 1000).toFixed(2));
}
