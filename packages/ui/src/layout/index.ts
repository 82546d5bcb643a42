export { Grid } from './Grid.js';
export { Inline } from './Inline.js';
export { Stack } from './Stack.js';
export type { GridProps } from './Grid.js';
export type { InlineProps } from './Inline.js';
export type { Gap, LayoutProps } from './layout-box.js';
export type { StackProps } from './Stack.js';
