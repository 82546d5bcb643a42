export { Counter, COUNTER_MS } from './Counter.js';
export type { CounterProps } from './Counter.js';
