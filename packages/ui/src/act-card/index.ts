export { ActCard } from './ActCard.js';
export type { ActCardProps, ActCardRecord } from './ActCard.js';
