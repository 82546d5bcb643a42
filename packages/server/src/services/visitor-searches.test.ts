import { describe, expect, it } from 'vitest';
import { createVisitorSearches } from './visitor-searches.js';

describe('searches of the texts without signing in', () => {
  it('are free up to the burst, then one at a time, separately for each address', () => {
    const clock = { now: 0 };
    const spend = createVisitorSearches({ burst: 3, refillMs: 2000, now: () => clock.now });
    for (let count = 0; count < 3; count += 1) spend('a');
    expect(() => spend('a')).toThrow(expect.objectContaining({ code: 'busy', retryAfter: 2 }) as Error);
    spend('b');
    clock.now = 2000;
    spend('a');
    expect(() => spend('a')).toThrow(/sign in/);
    clock.now = 1_000_000;
    for (let count = 0; count < 3; count += 1) spend('a');
    expect(() => spend('a')).toThrow();
  });
});
