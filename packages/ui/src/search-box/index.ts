export { SearchBox } from './SearchBox.js';
export type { SearchBoxProps, SearchKind } from './SearchBox.js';
