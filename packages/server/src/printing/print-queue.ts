import { BusyError } from '@headnote/core/errors';

/** Documents that are set at the same time; more would only make each of them slower. */
const AT_ONCE = 4;
/** Of one reader: the searches of others go on beside two. */
const AT_ONCE_FOR_ONE = 2;
/** Documents that wait; each is set in seconds. */
const WAITING = 40;
const RETRY_SECONDS = 15;

/** Runs work of a reader in the order of its arrival. Rejects with BusyError if too much waits already. */
export type PrintQueue = <Result>(reader: string, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  readonly reader: string;
  readonly start: () => void;
}

/** Creates a queue. */
export function createPrintQueue(): PrintQueue {
  let running = 0;
  const ofReader = new Map<string, number>();
  const waiting: Waiting[] = [];
  const mayStart = (reader: string) => running < AT_ONCE && (ofReader.get(reader) ?? 0) < AT_ONCE_FOR_ONE;

  const begin = (reader: string) => {
    running += 1;
    ofReader.set(reader, (ofReader.get(reader) ?? 0) + 1);
  };
  const end = (reader: string) => {
    running -= 1;
    const left = (ofReader.get(reader) ?? 1) - 1;
    if (left === 0) ofReader.delete(reader);
    else ofReader.set(reader, left);
    const at = waiting.findIndex((one) => mayStart(one.reader));
    const [next] = at === -1 ? [] : waiting.splice(at, 1);
    if (next === undefined) return;
    // Before the next turn of the loop, in which other work could take the place.
    begin(next.reader);
    next.start();
  };

  return async (reader, work) => {
    if (mayStart(reader)) begin(reader);
    else {
      if (waiting.length >= WAITING)
        throw new BusyError('Many documents are being printed at the moment. Please try again in a few seconds.', {
          retryAfter: RETRY_SECONDS,
        });
      await new Promise<void>((start) => {
        waiting.push({ reader, start });
      });
    }
    try {
      return await work();
    } finally {
      end(reader);
    }
  };
}
