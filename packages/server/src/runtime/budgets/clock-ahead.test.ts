import { expect, it } from 'vitest';
import { memoryCells } from './cells.js';
import { createFailureBudget } from './failure-budget.js';
import { createSlidingWindows } from './sliding-windows.js';
import { createTokenBuckets } from './token-buckets.js';

const MINUTE = 60_000;
const AHEAD = 120 * MINUTE;
const NOW = 1_000 * MINUTE;

// Several servers ask the clock of their database, which another machine may take over.
it('a clock that was hours ahead and is right again makes nobody wait for hours', async () => {
  let time = NOW + AHEAD;
  const cells = memoryCells(() => time);
  const limits = { free: 2, firstDelayMs: MINUTE, maxDelayMs: 15 * MINUTE, forgetAfterMs: 24 * 60 * MINUTE };
  const failures = createFailureBudget(cells, 'failures', limits);
  const bucket = createTokenBuckets(cells, { name: 'bucket', max: 10 });
  const windows = createSlidingWindows(cells, 'window', [{ limit: 1, milliseconds: MINUTE }]);
  const size = { burst: 1, refillMs: MINUTE };
  for (let count = 0; count < 9; count += 1) await failures.fail('asha');
  expect([await bucket('asha', size), await windows.take(1, 1)]).toEqual([0, [0]]);

  time = NOW;
  expect(await failures.waitFor('asha')).toBe(15 * MINUTE);
  expect([await bucket('asha', size), await windows.take(1, 1)]).toEqual([MINUTE, [0]]);
  time += MINUTE;
  expect(await bucket('asha', size)).toBe(0);
});
