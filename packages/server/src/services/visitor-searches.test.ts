import { describe, expect, it } from 'vitest';
import { createVisitorSearches } from './visitor-searches.js';
import { memoryCells } from '../runtime/budgets/cells.js';

describe('searches of the texts without signing in', () => {
  it('are free up to the burst, then one at a time, separately for each address', async () => {
    const clock = { now: 0 };
    const spend = createVisitorSearches(
      memoryCells(() => clock.now),
      { burst: 3, refillMs: 2000 },
    );
    for (let count = 0; count < 3; count += 1) await spend('a');
    await expect(spend('a')).rejects.toMatchObject({ code: 'busy', retryAfter: 2 });
    await spend('b');
    clock.now = 2000;
    await spend('a');
    await expect(spend('a')).rejects.toThrow(/sign in/);
    clock.now = 1_000_000;
    for (let count = 0; count < 3; count += 1) await spend('a');
    await expect(spend('a')).rejects.toThrow();
  });
});
