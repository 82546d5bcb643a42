import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.js';

it('gives a free place to the reader with the least running work, however many of others wait', async () => {
  const queue = createWorkQueue({ atOnce: 3, atOnceForOne: 2, waiting: 100, tooMany: 'Wait.', retryAfter: 5 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string) =>
    queue(name.charAt(0), () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const all = new Map(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'c1'].map((name) => [name, run(name)]));
  const end = async (name: string) => {
    ends.get(name)?.();
    await all.get(name);
  };
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  await end('a2');
  await end('b1');
  await end('c1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('refuses what is too much of one reader, and still takes work of others', async () => {
  const limits = { atOnce: 1, atOnceForOne: 1, waiting: 10, waitingForOne: 2, tooMany: 'Wait.', retryAfter: 5 };
  const queue = createWorkQueue(limits);
  const { promise, resolve } = Promise.withResolvers<void>();
  const own = [1, 2, 3].map(() => queue('a', () => promise));
  await expect(queue('a', () => promise)).rejects.toMatchObject({ code: 'busy', message: 'Wait.', retryAfter: 5 });
  const other = queue('b', async () => 'b');
  resolve();
  await Promise.all(own);
  expect(await other).toBe('b');
});
