import { formatIndianNumber } from '@headnote/core/format';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { figureOf } from '../internal/figure-of.js';
import { listOf } from '../internal/list-of.js';
import { useLabels } from '../labels/index.js';
import { BarListSkeleton } from './BarListSkeleton.js';

/** One row of a bar list. */
export interface BarItem {
  /** Key of the row, unique in the list. */
  value: string;
  /** Text of the row. */
  label: ReactNode;
  /** Number that sets the length of the bar. */
  count: number;
}

export interface BarListProps {
  /** Rows in order. */
  items: readonly BarItem[];
  /** Accessible name of the list. */
  label: string;
  /** Keys of the selected rows. Default none. */
  selected?: readonly string[] | undefined;
  /** Called with the selected keys after each change. Without it, the list is read-only. */
  onSelectedChange?: ((selected: string[]) => void) | undefined;
  /** Shows placeholder rows of the same height while the counts load. Default `false`. */
  loading?: boolean | undefined;
  /** Content shown when nothing was counted. */
  empty?: ReactNode;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Names with counts and bars; the largest count has the longest bar. Up and Down move between selectable rows.
 *
 * - **Do** use it for a short list of facets with counts.
 * - **Don’t** use it for counts by year: that is `HistogramByYear`.
 */
export function BarList(props: BarListProps) {
  const { label, selected = [], onSelectedChange, loading, empty, className } = props;
  const labels = useLabels();
  const items = listOf(props.items).map((item) => ({ ...item, count: figureOf(item.count) ?? 0 }));
  if (loading) return <BarListSkeleton className={className} />;
  if (items.length === 0) return <p className={cx('hn-bars__none', className)}>{empty ?? labels.nothingToCount}</p>;
  const largest = Math.max(1, ...items.map(({ count }) => count));
  const toggle = (value: string) =>
    onSelectedChange?.(selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value]);
  return (
    <ul className={cx('hn-bars', className)} aria-label={label}>
      {items.map((item) => {
        const content = <BarRow item={item} part={item.count / largest} />;
        return (
          <li key={item.value}>
            {onSelectedChange ? (
              <button
                type="button"
                className="hn-bars__row"
                aria-pressed={selected.includes(item.value)}
                onClick={() => toggle(item.value)}
                onKeyDown={moveFocus}
              >
                {content}
              </button>
            ) : (
              <span className="hn-bars__row">{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function BarRow({ item: { label, count }, part }: { item: BarItem; part: number }) {
  return (
    <>
      <span className="hn-bars__label">{label}</span>{' '}
      <span className="hn-bars__count">{formatIndianNumber(count)}</span>
      <svg className="hn-bars__bar" width="100%" height="4" aria-hidden="true" focusable="false">
        <rect width={`${Math.max(0, part) * 100}%`} height="4" fill="currentColor" />
      </svg>
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const rows = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = rows.indexOf(event.currentTarget);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  rows[next]?.focus();
}
