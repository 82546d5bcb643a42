export { Menu } from './Menu.js';
export type { MenuProps } from './Menu.js';
export type { MenuEntry, MenuItem, MenuSection } from './menu-entry.js';
