export { AccountCard } from './AccountCard.js';
export type { AccountCardProps } from './AccountCard.js';
export { FlipCard } from './FlipCard.js';
export type { FlipCardProps, FlipFace } from './FlipCard.js';
