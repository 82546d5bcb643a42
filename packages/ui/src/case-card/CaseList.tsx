import { useRef } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { CaseCard, type CaseCardProps } from './CaseCard.js';
import { useRowKeys, type RowKeys } from './use-row-keys.js';

export interface CaseListProps {
  /** The rows in their order; a page of results has 20. */
  cases: readonly CaseCardProps[];
  /** Accessible name of the list. */
  label: string;
  /** Number of the first row, for later pages. Default `1`. */
  start?: number | undefined;
  /** Where `j`, `k`, `o` and `x` work. Default `list`: while the focus is inside the list. */
  keys?: RowKeys | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * An ordered list of judgments. `j` and `k` move between rows, `o` opens a row, `x` selects a row that has a check
 * box.
 *
 * - **Do** set `start` on later pages, so that the numbers continue.
 * - **Don’t** mix judgments and acts in one list.
 */
export function CaseList({ cases, label, start = 1, keys = 'list', className }: CaseListProps) {
  const list = useRef<HTMLOListElement>(null);
  useRowKeys(list, keys);
  return (
    <ol
      ref={list}
      className={cx('hn-rows', className)}
      start={Number.isFinite(start) ? start : 1}
      aria-label={label}
      aria-keyshortcuts={keys === 'off' ? undefined : 'j k o x'}
    >
      {listOf(cases).map((card) => (
        <li key={card.record.id}>
          <CaseCard {...card} />
        </li>
      ))}
    </ol>
  );
}
