export { SearchBox } from './SearchBox.js';
export type { SearchBoxProps, SearchField, SearchKind } from './SearchBox.js';
