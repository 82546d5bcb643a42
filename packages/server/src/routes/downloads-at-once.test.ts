import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { createDownloads } from './downloads-at-once.js';

it('issue 30: a member receives six originals at once; who goes away or has one makes room, and others are not counted', async () => {
  const begin = createDownloads();
  const replies = Array.from({ length: 8 }, () => new PassThrough());
  const open = (at: number, userId = 1) => begin(userId, { raw: replies[at] } as unknown as FastifyReply);
  for (let at = 0; at < 6; at += 1) open(at);
  expect(() => open(6)).toThrow('several originals');
  open(7, 2);
  replies[0]?.destroy();
  replies[1]?.resume().end();
  const may = () => {
    try {
      open(6);
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(may).toBe(true);
  await expect.poll(may).toBe(true);
  expect(may()).toBe(false);
});
