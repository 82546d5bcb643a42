import { Checkbox } from '../checkbox/index.js';
import { chevronDownIcon, chevronsUpDownIcon, chevronUpIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import type { TableColumn, TableProps, TableSort } from './table-props.js';

/** Column headings, with sort buttons and a check box for all rows. */
export function TableHead<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, sort, onSortChange, selected, onSelectedChange } = props;
  const labels = useLabels();
  const chosen = selected ? rows.filter((row) => selected.has(rowKey(row))).length : 0;
  const isAll = rows.length > 0 && chosen === rows.length;
  return (
    <thead>
      <tr>
        {selected && (
          <td className="hn-table__head hn-table__select">
            <Checkbox
              aria-label={labels.selectAllRows}
              checked={isAll}
              indeterminate={chosen > 0 && !isAll}
              disabled={rows.length === 0}
              onChange={() => onSelectedChange?.(new Set(isAll ? [] : rows.map(rowKey)))}
            />
          </td>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={cx('hn-table__head', column.align === 'end' && 'hn-table__end')}
            aria-sort={column.sortable ? (sort?.key === column.key ? sort.direction : 'none') : undefined}
          >
            {column.sortable ? <SortButton column={column} sort={sort} onSortChange={onSortChange} /> : column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SortButtonProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSortChange'> {
  column: TableColumn<Row>;
}

function SortButton<Row>({ column: { key, header }, sort, onSortChange }: SortButtonProps<Row>) {
  const direction = sort?.key === key ? sort.direction : undefined;
  const next: TableSort['direction'] = direction === 'ascending' ? 'descending' : 'ascending';
  const signs = { ascending: chevronUpIcon, descending: chevronDownIcon, none: chevronsUpDownIcon };
  return (
    <button type="button" className="hn-table__sort" onClick={() => onSortChange?.({ key, direction: next })}>
      {header}
      <Icon shape={signs[direction ?? 'none']} size={14} />
    </button>
  );
}
