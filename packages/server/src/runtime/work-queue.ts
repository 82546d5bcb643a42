import { BusyError } from '@headnote/core/errors';

/** How much work a queue takes. */
export interface QueueLimits {
  /** Work that runs at the same time. */
  readonly atOnce: number;
  /** Work of one reader that runs at the same time. */
  readonly atOnceForOne: number;
  /** Work that waits. */
  readonly waiting: number;
  /** Work of one reader that waits; by default as much as of all. */
  readonly waitingForOne?: number;
  /** What a reader is told when too much waits, and the seconds until the next try. */
  readonly tooMany: string;
  readonly retryAfter: number;
}

/**
 * Runs work of a reader as soon as it may: that of readers with the least running work first, then in the order of its
 * arrival. Rejects with BusyError if too much waits already.
 */
export type WorkQueue = <Result>(reader: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue. */
export function createWorkQueue({
  atOnce,
  atOnceForOne,
  waiting,
  waitingForOne = waiting,
  tooMany,
  retryAfter,
}: QueueLimits): WorkQueue {
  let running = 0;
  let waits = 0;
  const ofReader = new Map<string, number>();
  /** By reader; the reader whose turn was the longest ago comes first. */
  const lines = new Map<string, (() => void)[]>();
  const runningOf = (reader: string) => ofReader.get(reader) ?? 0;
  const mayStart = (reader: string) => running < atOnce && runningOf(reader) < atOnceForOne;

  const begin = (reader: string) => {
    running += 1;
    ofReader.set(reader, runningOf(reader) + 1);
  };
  const wait = (reader: string) =>
    new Promise<void>((start) => {
      waits += 1;
      const line = lines.get(reader);
      if (line) line.push(start);
      else lines.set(reader, [start]);
    });
  const nextReader = (): string | undefined => {
    let next: string | undefined;
    for (const reader of lines.keys())
      if (mayStart(reader) && (next === undefined || runningOf(reader) < runningOf(next))) next = reader;
    return next;
  };
  const end = (reader: string) => {
    running -= 1;
    const left = runningOf(reader) - 1;
    if (left === 0) ofReader.delete(reader);
    else ofReader.set(reader, left);
    const next = nextReader();
    if (next === undefined) return;
    const line = lines.get(next) ?? [];
    const start = line.shift();
    lines.delete(next);
    if (line.length > 0) lines.set(next, line);
    waits -= 1;
    // Before the next turn of the loop, in which other work could take the place.
    begin(next);
    start?.();
  };

  return async (reader, work) => {
    if (mayStart(reader)) begin(reader);
    else {
      if (waits >= waiting || (lines.get(reader)?.length ?? 0) >= waitingForOne)
        throw new BusyError(tooMany, { retryAfter });
      await wait(reader);
    }
    try {
      return await work();
    } finally {
      end(reader);
    }
  };
}
