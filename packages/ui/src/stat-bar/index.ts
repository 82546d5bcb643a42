export { StatBar } from './StatBar.js';
export type { Stat, StatBarProps } from './StatBar.js';
