import { formatIndianNumber } from '@headnote/core/format';
import type { ReactNode } from 'react';
import { Counter } from '../counter/index.js';
import { cx } from '../internal/cx.js';
import { figureOf } from '../internal/figure-of.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';

export interface Stat {
  /** What the number counts. */
  label: string;
  /** Number, formatted with Indian grouping; or a formatted text, for example a date. */
  value: number | string;
}

export interface StatBarProps {
  /** Accessible name of the list. */
  label: string;
  /** Numbers to show; undefined while they load, which reserves their space. */
  stats: readonly Stat[] | undefined;
  /** Counts up to each value when it arrives. Default `false`. */
  animated?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/** Number of items for which the loading state reserves space. */
const EXPECTED = 4;

/**
 * The library's own numbers in a row. Missing values are left out; without any value it renders nothing.
 *
 * - **Do** show numbers that the library counted.
 * - **Don’t** show slogans, or numbers without a source.
 */
export function StatBar({ label, stats, animated = false, className }: StatBarProps) {
  const labels = useLabels();
  if (!stats) {
    return (
      <div className={cx('hn-stats', className)}>
        <output className="hn-visually-hidden">{labels.loading}</output>
        {Array.from({ length: EXPECTED }, (_, index) => (
          <div className="hn-stats__item" key={index} aria-hidden="true">
            <span className="hn-bone hn-bone--short hn-stats__value" />
            <span className="hn-bone hn-bone--date" />
          </div>
        ))}
      </div>
    );
  }
  const counted = listOf(stats).filter(({ value }) => typeof value === 'string' || figureOf(value) !== undefined);
  if (counted.length === 0) return null;
  return (
    <ul className={cx('hn-stats', className)} aria-label={label}>
      {counted.map((stat, index) => (
        <li className="hn-stats__item" key={`${index} ${stat.label}`}>
          <span className="hn-stats__value">{figure(stat.value, animated)}</span>{' '}
          <span className="hn-stats__label">{stat.label}</span>
        </li>
      ))}
    </ul>
  );
}

function figure(value: number | string, animated: boolean): ReactNode {
  if (typeof value === 'string') return value;
  return animated ? <Counter value={value} /> : formatIndianNumber(value);
}
