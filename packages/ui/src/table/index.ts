export { Table } from './Table.js';
export type { TableColumn, TableProps, TableSort } from './table-props.js';
