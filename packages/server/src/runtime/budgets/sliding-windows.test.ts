import { expect, it } from 'vitest';
import { memoryCells } from './cells.js';
import { createSlidingWindows } from './sliding-windows.js';

const MINUTE = 60_000;

function open(limit = 3) {
  let time = 1_000;
  const cells = memoryCells(() => time);
  const windows = createSlidingWindows(cells, 'test', [{ limit, milliseconds: MINUTE }]);
  const only = async (numbers: Promise<readonly number[]>) => (await numbers)[0];
  return {
    take: (key: number, cost: number) => only(windows.take(key, cost)),
    wait: (key: number, cost: number) => only(windows.wait(key, cost)),
    left: (key: number) => only(windows.left(key)),
    pass: (milliseconds: number) => void (time += milliseconds),
  };
}

it('lets nobody take more than the limit in any minute', async () => {
  const { take, left, pass } = open();
  expect([await take(1, 2), await take(1, 1), await left(1)]).toEqual([0, 0, 0]);
  pass(MINUTE - 1);
  expect(await take(1, 1)).toBe(1);
  pass(1);
  expect([await take(1, 1), await left(1)]).toEqual([0, 2]);
});

it('takes nothing where there is no room, and says when there will be room for the whole cost', async () => {
  const { take, wait, left, pass } = open();
  await take(1, 1);
  pass(10_000);
  await take(1, 1);
  expect([await wait(1, 1), await wait(1, 2), await wait(1, 3)]).toEqual([0, MINUTE - 10_000, MINUTE]);
  expect([await take(1, 3), await left(1)]).toEqual([MINUTE, 1]);
});

it('counts each key alone', async () => {
  const { take, left } = open();
  await take(1, 3);
  expect([await left(1), await left(2), await take(2, 3)]).toEqual([0, 3, 0]);
});

it('takes from all windows or from none', async () => {
  let time = 0;
  const windows = createSlidingWindows(
    memoryCells(() => time),
    'test',
    [
      { limit: 2, milliseconds: MINUTE },
      { limit: 3, milliseconds: 10 * MINUTE },
    ],
  );
  await windows.take(1, 2);
  expect(await windows.take(1, 1)).toEqual([MINUTE, 0]);
  expect(await windows.left(1)).toEqual([0, 1]);
  time += MINUTE;
  expect(await windows.take(1, 2)).toEqual([0, 9 * MINUTE]);
  expect(await windows.left(1)).toEqual([2, 1]);
});
