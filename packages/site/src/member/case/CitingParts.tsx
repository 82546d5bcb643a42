import type { CaseRecord, SearchAnswer } from '@headnote/core/contract';
import { caseTitle, formatDate, leadingCitation } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { ShortList } from '../../citator/ShortList.js';
import { citingCases, overrulingCases } from '../../data/case-queries.js';
import { caseReaderPath } from '../../links/links.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { messages } from './messages.js';

const HistogramByYear = lazy(async () => ({
  default: (await import('@headnote/ui/histogram-by-year')).HistogramByYear,
}));

/** Fewer years say nothing as bars. */
const FEWEST_YEARS = 2;

/** The judgments that cite a judgment, with their years, and those that overrule it. */
export function CitingParts({ id }: { readonly id: string }) {
  const { client } = useServices();
  const citing = useQuery(citingCases(client, id));
  const overruling = useQuery(overrulingCases(client, id));
  return (
    <>
      <Part title={messages.citing} query={citing} hasChart />
      <Part title={messages.overruling} query={overruling} />
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly query: UseQueryResult<SearchAnswer<CaseRecord>>;
  readonly hasChart?: boolean;
}

function Part({ title, query, hasChart = false }: PartProps) {
  const hits = query.data?.hits ?? [];
  const years = hasChart ? yearsOf(hits.map(({ record }) => record.decidedOn ?? null)) : [];
  return (
    <section aria-label={title}>
      <h3 className="site-citing__title">{title}</h3>
      {query.isLoading && <Skeleton shape="text" count={2} />}
      {query.isError && <ReadError level={3} title={messages.listNotLoaded} query={query} />}
      {query.data && hits.length === 0 && <p>{messages.none}</p>}
      {years.length >= FEWEST_YEARS && (
        <Suspense fallback={<Skeleton shape="text" count={3} />}>
          <HistogramByYear years={years} label={messages.perYear} countLabel={messages.judgments} />
        </Suspense>
      )}
      {hits.length > 0 && (
        <ShortList
          label={title}
          className="site-targets"
          entries={hits.map(({ id, record }) => (
            <li key={id}>
              <TextLink href={caseReaderPath(id)}>{titleOf(record)}</TextLink>
              <span className="site-line-below">{lineOf(record)}</span>
            </li>
          ))}
        />
      )}
    </section>
  );
}

const titleOf = ({ appellant = '', respondent = '' }: Partial<CaseRecord>) => caseTitle({ appellant, respondent });

const lineOf = ({ houseCitation = '', otherCitations = [], courtName = '', decidedOn = null }: Partial<CaseRecord>) =>
  [leadingCitation({ houseCitation, otherCitations }), courtName, formatDate(decidedOn)].filter(Boolean).join(', ');

function yearsOf(dates: readonly (string | null)[]): { year: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const date of dates) {
    const year = Number(date?.slice(0, 4) ?? 0);
    if (year > 0) counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts].map(([year, count]) => ({ year, count }));
}
