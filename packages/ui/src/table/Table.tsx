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
  /** `end` for numbers and amounts, so that their places stand below each other. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Can be sorted by. */
  sortable?: boolean | undefined;
  /** Names the row: read with each of its cells. One column has it. */
  isRowHeader?: boolean | undefined;
}

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** What the table shows; also the name of its scrolling region. */
  caption: string;
  /** Hides the caption from the eye, where a heading above says it. Default false. */
  captionHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How the rows are sorted. The caller sorts them. */
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Keys of the chosen rows; with it rows can be chosen. */
  selected?: ReadonlySet<string> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Name of a row for its check box. Needed where rows can be chosen. */
  rowName?: ((row: Row) => string) | undefined;
  /** Rows are being loaded: as many empty ones as this stand in their place. */
  loadingRows?: number | undefined;
  /** Stands in the table's place of rows where loading has failed, for example an `ErrorState`. */
  error?: ReactNode;
  /** Stands there when there is no row, for example an `EmptyState`. */
  empty?: ReactNode;
  /** Scrolls within 80 % of the window's height, its head in view. Default false: as high as its rows. */
  isTall?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Rows with the same particulars. On a narrow page it scrolls sideways in a region of its own, by keyboard too. While it
 * is loaded, empty or broken it keeps its head.
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
