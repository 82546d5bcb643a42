export { Tree } from './Tree.js';
export type { TreeProps } from './Tree.js';
