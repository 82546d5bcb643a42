export { AdSlot } from './AdSlot.js';
export type { AdSlotProps } from './AdSlot.js';
export { AdsProvider } from './ads.js';
export type { AdPlacement, AdProvider, AdRequest, AdSettings, AdsProviderProps } from './ads.js';
