export { AccountCard } from './AccountCard.js';
export type { AccountCardProps } from './AccountCard.js';
