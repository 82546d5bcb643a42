export { AppLayout } from './AppLayout.js';
export type { AppLayoutProps } from './AppLayout.js';
export { BottomBar } from './BottomBar.js';
export type { BottomBarProps, BottomBarTool } from './BottomBar.js';
