export { Counter } from './Counter.js';
export type { CounterProps } from './Counter.js';
