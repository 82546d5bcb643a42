import { formatIndianNumber } from '@headnote/core/format';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { tidyRange, tidyYears } from './tidy-years.js';
import { isSameRange, orderRange, type YearCount, type YearRange } from './year-range.js';
import { YearField } from './YearField.js';
import { YearPlot } from './YearPlot.js';

export interface HistogramByYearProps {
  /** Counts in any order. Missing years count as zero. */
  years: readonly YearCount[];
  /** Heading above the bars. Default `Year`, in the reader's language. */
  label?: ReactNode;
  /** First and last year of the axis. Default: those of the counts. */
  bounds?: YearRange | undefined;
  /** Selected years; undefined for all. */
  value?: YearRange | undefined;
  /** Called with the selected years after each change; undefined for all. Without it, the chart is read-only. */
  onValueChange?: ((value: YearRange | undefined) => void) | undefined;
  /** The counts are loading; the chart keeps its size. Default `false`. */
  loading?: boolean | undefined;
  /**
   * Name of the counted items, the heading of the table for screen readers. Default `Judgments`, in the reader's
   * language.
   */
  countLabel?: string | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Counts per year as bars, with a brush to select years. Two fields and the arrow keys on the brush handles do the
 * same, and screen readers get a table of the counts.
 *
 * - **Do** pass all years of the result, so that gaps are visible.
 * - **Don’t** use it for fewer than about five years: a list with counts says more.
 */
export function HistogramByYear(props: HistogramByYearProps) {
  const { onValueChange, loading, className } = props;
  const labels = useLabels();
  const label = props.label ?? labels.year;
  const counted = tidyYears(props.years);
  const bounds = tidyRange(props.bounds) ?? boundsOf(counted);
  const value = tidyRange(props.value);
  if (loading) return <Frame label={label} className={className} body={<Waiting />} />;
  if (!bounds || counted.length === 0) {
    return <Frame label={label} className={className} body={<p className="hn-years__none">{labels.noYears}</p>} />;
  }
  const range = value ? orderRange(value.from, value.to, bounds) : bounds;
  const choose =
    onValueChange &&
    ((next: YearRange) => {
      if (!isSameRange(next, range)) onValueChange(isSameRange(next, bounds) ? undefined : next);
    });
  return (
    <Frame
      label={label}
      className={className}
      chosen={value && labels.yearRange(range.from, range.to)}
      body={
        <>
          <YearPlot years={counted} bounds={bounds} range={range} onRange={choose} />
          {choose && (
            <div className="hn-years__fields">
              <YearField
                label={labels.fromYear}
                year={range.from}
                bound={bounds.from}
                onCommit={(year) => choose(orderRange(year, Math.max(year, range.to), bounds))}
              />
              <span aria-hidden="true">{labels.to}</span>
              <YearField
                label={labels.toYear}
                year={range.to}
                bound={bounds.to}
                onCommit={(year) => choose(orderRange(Math.min(year, range.from), year, bounds))}
              />
            </div>
          )}
          <YearTable years={counted} head={labels.year} countHead={props.countLabel ?? labels.judgments} />
        </>
      }
    />
  );
}

interface FrameProps {
  label: ReactNode;
  className: string | undefined;
  /** Selected years, in words. */
  chosen?: string | undefined;
  body: ReactNode;
}

function Frame({ label, className, chosen, body }: FrameProps) {
  return (
    <fieldset className={cx('hn-years', className)}>
      <legend className="hn-years__head">
        <span className="hn-years__name">{label}</span> {chosen && <bdi className="hn-years__chosen">{chosen}</bdi>}
      </legend>
      {body}
    </fieldset>
  );
}

function Waiting() {
  const labels = useLabels();
  return (
    <>
      <output className="hn-visually-hidden">{labels.loading}</output>
      <span className="hn-bone hn-years__bone" aria-hidden="true" />
    </>
  );
}

function YearTable({ years, head, countHead }: { years: readonly YearCount[]; head: string; countHead: string }) {
  return (
    <div className="hn-visually-hidden">
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{countHead}</th>
          </tr>
        </thead>
        <tbody>
          {years
            .toSorted((one, other) => one.year - other.year)
            .map(({ year, count }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{formatIndianNumber(count)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function boundsOf(years: readonly YearCount[]): YearRange | undefined {
  if (years.length === 0) return undefined;
  const all = years.map(({ year }) => year);
  return { from: Math.min(...all), to: Math.max(...all) };
}
