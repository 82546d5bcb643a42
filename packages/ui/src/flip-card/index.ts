export { FlipCard } from './FlipCard.js';
export type { FlipCardProps, FlipFace } from './FlipCard.js';
