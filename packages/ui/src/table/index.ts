export { Table } from './Table.js';
export type { TableColumn, TableProps, TableSort } from './Table.js';
