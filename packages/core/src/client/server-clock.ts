import type { HttpAnswer } from './http.js';

/** Learns how far the server's clock is from this device's. */
export interface ServerClock {
  /** Looks at the `Date` header of an answer that is as agreed and cannot come from a cache. */
  learn(answer: HttpAnswer): void;
  /** Milliseconds to add to this device's clock to get the server's; undefined before the first answer. */
  offset(): number | undefined;
}

/** Creates a clock that has not learned anything yet; `tell` hears of each offset that it learns. */
export function createServerClock(tell: (offset: number) => void): ServerClock {
  let offset: number | undefined;
  return {
    learn({ headers }) {
      const time = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(time)) tell((offset = time - Date.now()));
    },
    offset: () => offset,
  };
}
