export { NavigationBar } from './NavigationBar.js';
export type { NavigationBarProps } from './NavigationBar.js';
export type { NavigationLink } from './site-links.js';
