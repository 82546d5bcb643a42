import type { CaseRecord } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import type { SearchAnswer } from '@headnote/core/search/answers';
import type { SearchState } from '@headnote/core/search/bodies';
import { useDraft } from '../../app/use-draft.js';
import { ScreenHeading } from '../../app/ScreenHeading.js';

/** How the head of the list is drawn. */
export interface ResultsHeadProps {
  readonly search: SearchState;
  /** Undefined while loading and after a failure. */
  readonly answer: SearchAnswer<CaseRecord> | undefined;
  readonly onSort: (sort: SearchState['sort']) => void;
}

/** How many judgments were found, in what time, and in which order they stand. */
export function ResultsHead({ search, answer, onSort }: ResultsHeadProps) {
  const [sort, setSort] = useDraft(search.sort, (value) => value);
  return (
    <div className="site-results__head">
      <ScreenHeading className="site-results__total">{answer ? totalLine(answer) : 'Judgments'}</ScreenHeading>
      <output className="site-results__time">{answer && timeLine(answer)}</output>
      {search.kind === 'text' && (
        <label className="site-select">
          <span className="site-select__label">Sort</span>
          <select
            value={sort}
            onChange={(event) => {
              const next = event.target.value === 'newest' ? 'newest' : 'relevance';
              setSort(next);
              onSort(next);
            }}
          >
            <option value="relevance">Relevance</option>
            <option value="newest">Newest first</option>
          </select>
        </label>
      )}
    </div>
  );
}

/** `1,204 judgments`, or that there are more than were counted. */
export function totalLine({ total }: Pick<SearchAnswer<CaseRecord>, 'total'>): string {
  const count = formatIndianNumber(total.value);
  const noun = total.value === 1 ? 'judgment' : 'judgments';
  return total.relation === 'gte' ? `More than ${count} ${noun}` : `${count} ${noun}`;
}

/** In what time, and what was left out for its sake. */
export function timeLine({
  timedOut,
  expansionsCut,
  tookMs,
}: Pick<SearchAnswer<CaseRecord>, 'timedOut' | 'expansionsCut' | 'tookMs'>): string {
  if (timedOut) return 'The search took too long; these were found in time.';
  if (expansionsCut) return 'Only the most frequent forms of a pattern were searched.';
  return tookMs === undefined ? '' : `in ${(tookMs / 1000).toFixed(2)} seconds`;
}
