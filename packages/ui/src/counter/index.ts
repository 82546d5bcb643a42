export { COUNTER_MS } from '@headnote/core/machines';
export { Counter } from './Counter.js';
export type { CounterProps } from './Counter.js';
