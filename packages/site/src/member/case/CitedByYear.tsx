import { warningOf, type JudgmentCitations } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Suspense } from 'react';
import { messages } from './messages.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';

const HistogramByYear = lazyPart(async () => (await import('@headnote/ui/histogram-by-year')).HistogramByYear).Part;

/** Fewer years say nothing as bars. */
const FEWEST_YEARS = 3;

/** How often a judgment was cited in each year, those since it was overruled in another colour. Nothing for a few years. */
export function CitedByYear({ citations }: { readonly citations: JudgmentCitations }) {
  const { citedByYears: years, citedBy } = citations;
  const first = years[0];
  const last = years.at(-1);
  if (first === undefined || last === undefined || years.length < FEWEST_YEARS) return null;
  const overruling = citedBy.find((one) => warningOf(one) === 'overruled')?.judgment.decidedOn?.slice(0, 4);
  const overruled = overruling === undefined ? undefined : Number(overruling);
  const since = overruled === undefined ? undefined : { from: overruled, to: Math.max(overruled, last.year) };
  return (
    <section className="site-cited-years" aria-label={messages.citedByYear}>
      <Suspense fallback={<div className="site-cited-years__waiting" />}>
        <HistogramByYear
          years={years}
          bounds={{ from: first.year, to: Math.max(last.year, overruled ?? 0) }}
          value={since}
          label={messages.citedByYear}
          countLabel={messages.judgments}
        />
      </Suspense>
      {overruled !== undefined && <p className="hn-muted">{split(years, overruled)}</p>}
    </section>
  );
}

function split(years: JudgmentCitations['citedByYears'], overruled: number): string {
  const sum = (fits: (year: number) => boolean) =>
    formatIndianNumber(years.reduce((total, { year, count }) => total + (fits(year) ? count : 0), 0));
  const before = messages.beforeOverruled(
    sum((year) => year < overruled),
    String(overruled),
  );
  return `${before}, ${messages.sinceOverruled(sum((year) => year >= overruled))}`;
}
