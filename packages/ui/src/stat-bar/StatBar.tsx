import { formatIndianNumber } from '@headnote/core/format';
import type { ReactNode } from 'react';
import { Counter } from '../counter/index.js';
import { cx } from '../internal/cx.js';
import { figureOf } from '../internal/figure-of.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';

export interface Stat {
  /** What is counted. */
  label: string;
  /** The figure, written with Indian grouping; or what is no number, for example a date, already written out. */
  value: number | string;
}

export interface StatBarProps {
  /** Name of the list. */
  label: string;
  /** The figures; undefined while they are being loaded, with as much room as they will take. */
  stats: readonly Stat[] | undefined;
  /** Numbers count up to their value when they come. Default false. */
  animated?: boolean | undefined;
  className?: string | undefined;
}

/** How many figures have room kept for them while nothing is known. */
const EXPECTED = 4;

/** The library's own figures in a row. Nothing stands here that was not counted: what is no figure is left out, and without any it draws nothing. */
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
