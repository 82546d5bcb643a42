export { Tabs } from './Tabs.js';
export type { TabsProps } from './Tabs.js';
export type { TabItem } from './tab-item.js';
