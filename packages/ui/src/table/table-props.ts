import type { ReactNode } from 'react';

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
  /** Returns extra class names for a row, for example for the heading of a group. */
  rowClassName?: ((row: Row) => string | false | undefined) | undefined;
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
