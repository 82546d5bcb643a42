export { BarList } from './BarList.js';
export type { BarItem, BarListProps } from './BarList.js';
