import { expect, it } from 'vitest';
import { createSlidingWindow } from './sliding-window.js';

const MINUTE = 60_000;

function open(limit = 3) {
  let time = 1_000;
  const window = createSlidingWindow({ limit, milliseconds: MINUTE, now: () => time });
  return { ...window, pass: (milliseconds: number) => void (time += milliseconds) };
}

it('lets nobody take more than the limit in any minute', () => {
  const { take, left, pass } = open();
  expect([take(1, 2), take(1, 1), left(1)]).toEqual([0, 0, 0]);
  pass(MINUTE - 1);
  expect(take(1, 1)).toBe(1);
  pass(1);
  expect([take(1, 1), left(1)]).toEqual([0, 2]);
});

it('takes nothing where there is no room, and says when there will be room for the whole cost', () => {
  const { take, wait, left, pass } = open();
  take(1, 1);
  pass(10_000);
  take(1, 1);
  expect([wait(1, 1), wait(1, 2), wait(1, 3)]).toEqual([0, MINUTE - 10_000, MINUTE]);
  expect([take(1, 3), left(1)]).toEqual([MINUTE, 1]);
});

it('counts each key alone', () => {
  const { take, left } = open();
  take(1, 3);
  expect([left(1), left(2), take(2, 3)]).toEqual([0, 3, 0]);
});
