import { useId, useRef, type ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { useScrollRegion } from '../internal/use-scroll-region.js';
import { TableBody } from './TableBody.js';
import { TableHead } from './TableHead.js';

export interface TableColumn<Row> {
  /** Key of the column, unique in the table. */
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Alignment: `end` for numbers and amounts, so that digits line up. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Makes the column sortable. Default false. */
  sortable?: boolean | undefined;
  /** Cells of this column name their row. Set it on one column. Default false. */
  isRowHeader?: boolean | undefined;
}

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Caption of the table, also the name of its scrolling region. */
  caption: string;
  /** Hides the caption visually, for tables below a heading. Default false. */
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Current sort order. The caller sorts the rows. */
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Keys of the selected rows. Makes rows selectable. */
  selected?: ReadonlySet<string> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Returns the accessible name of a row, for its check box. Required when rows are selectable. */
  rowName?: ((row: Row) => string) | undefined;
  /** Number of placeholder rows to show while rows load. Default: rows are not loading. */
  loadingRows?: number | undefined;
  /** Content in place of rows that failed to load, for example an `ErrorState`. */
  error?: ReactNode;
  /** Content in place of an empty list of rows, for example an `EmptyState`. */
  empty?: ReactNode;
  /** Limits the height to 80 % of the window and keeps the head visible. Default false: as high as its rows. */
  isTall?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Table of rows with the same fields. On a narrow page it scrolls sideways in its own region, also by keyboard. The
 * head stays visible while rows are loading, missing or failed.
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
