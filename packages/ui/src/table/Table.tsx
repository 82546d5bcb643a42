import { useId, useRef, type ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useScrollRegion } from '../internal/use-scroll-region.js';
import { TableBody } from './TableBody.js';
import { TableHead } from './TableHead.js';

export interface TableColumn<Row> {
  /** Key of the column, unique in the table. */
  key: string;
  /** Heading of the column. */
  header: ReactNode;
  /** Returns the content of a cell. */
  cell: (row: Row) => ReactNode;
  /** Alignment: `end` for numbers and amounts, so that digits line up. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Makes the column sortable. Default `false`. */
  sortable?: boolean | undefined;
  /** Cells of this column name their row. Set it on one column. Default `false`. */
  isRowHeader?: boolean | undefined;
}

export interface TableSort {
  /** Key of the sorted column. */
  key: string;
  /** Sort direction. */
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Caption of the table, also the name of its scrolling region. */
  caption: string;
  /** Hides the caption visually, for tables below a heading. Default `false`. */
  captionHidden?: boolean | undefined;
  /** Columns in order. */
  columns: readonly TableColumn<Row>[];
  /** Rows in display order. */
  rows: readonly Row[];
  /** Returns the key of a row, unique in the table. */
  rowKey: (row: Row) => string;
  /** Current sort order. The caller sorts the rows. */
  sort?: TableSort | undefined;
  /** Called with the new sort order when the reader presses a heading. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Keys of the selected rows. Makes rows selectable. */
  selected?: ReadonlySet<string> | undefined;
  /** Called with the keys of the selected rows after each change. */
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Returns the accessible name of a row, for its check box. Required when rows are selectable. */
  rowName?: ((row: Row) => string) | undefined;
  /** Number of placeholder rows to show while rows load. Default: rows are not loading. */
  loadingRows?: number | undefined;
  /** Content in place of rows that failed to load, for example an `ErrorState`. */
  error?: ReactNode;
  /** Content in place of an empty list of rows, for example an `EmptyState`. */
  empty?: ReactNode;
  /** Limits the height to 80 % of the window and keeps the head visible. Default `false`: as high as its rows. */
  isTall?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

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
