import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import type { TableColumn, TableProps } from './table-props.js';

/** Rows, or the content in their place. */
export function TableBody<Row>(props: TableProps<Row>) {
  const { columns, rows, selected, loadingRows = 0, error, empty } = props;
  const labels = useLabels();
  const width = columns.length + (selected ? 1 : 0);
  if (error) return <Instead width={width}>{error}</Instead>;
  if (loadingRows > 0) {
    return (
      <tbody>
        {Array.from({ length: loadingRows }, (_, index) => (
          <tr key={index}>
            <td className="hn-table__cell" colSpan={width}>
              {index === 0 && <output className="hn-visually-hidden">{labels.loading}</output>}
              <span className="hn-bone hn-bone--title" />
            </td>
          </tr>
        ))}
      </tbody>
    );
  }
  if (rows.length === 0 && empty) return <Instead width={width}>{empty}</Instead>;
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow key={props.rowKey(row)} row={row} table={props} />
      ))}
    </tbody>
  );
}

function Instead({ width, children }: { width: number; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <td className="hn-table__instead" colSpan={width}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}

function TableRow<Row>({ row, table }: { row: Row; table: TableProps<Row> }) {
  const { columns, rowKey, rowName, rowClassName, selected, onSelectedChange } = table;
  const labels = useLabels();
  const key = rowKey(row);
  const isChosen = selected?.has(key) ?? false;
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelectedChange?.(next);
  };
  return (
    <tr className={cx('hn-table__row', isChosen && 'hn-table__row--chosen', rowClassName?.(row))}>
      {selected && (
        <td className="hn-table__cell hn-table__select">
          <Checkbox aria-label={labels.selectRow(rowName?.(row) ?? key)} checked={isChosen} onChange={toggle} />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const className = cx('hn-table__cell', column.align === 'end' && 'hn-table__end');
  return column.isRowHeader ? (
    <th scope="row" className={className}>
      {column.cell(row)}
    </th>
  ) : (
    <td className={className}>{column.cell(row)}</td>
  );
}
