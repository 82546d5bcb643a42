import { useId, useRef } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useScrollRegion } from '../internal/use-scroll-region.js';
import type { TableProps } from './table-props.js';
import { TableBody } from './TableBody.js';
import { TableHead } from './TableHead.js';

/**
 * Table of rows with the same fields. On a narrow page it scrolls sideways in its own region, also by keyboard. The
 * head stays visible while rows are loading, missing or failed.
 *
 * - **Do** mark one column with `isRowHeader`, and align numbers to the end.
 * - **Don’t** use it for layout, or for lists of judgments: those are rows.
 */
export function Table<Row>(sent: TableProps<Row>) {
  const props = { ...sent, rows: listOf(sent.rows) };
  const { caption, captionHidden = false, loadingRows = 0, isTall = false, className } = props;
  const captionId = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const region = useScrollRegion(boxRef);
  return (
    <div
      className={cx('hn-table', isTall && 'hn-table--tall', className)}
      ref={boxRef}
      {...region}
      {...(region.role && { 'aria-labelledby': captionId })}
    >
      <table className="hn-table__table" aria-busy={loadingRows > 0 || undefined}>
        <caption className={captionHidden ? 'hn-visually-hidden' : 'hn-table__caption'} id={captionId}>
          {caption}
        </caption>
        <TableHead {...props} />
        <TableBody {...props} />
      </table>
    </div>
  );
}
