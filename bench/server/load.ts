import { setTimeout as wait } from 'node:timers/promises';

/** What the clients send, each again as soon as it has its answer. */
export interface Load {
  readonly send: (client: number) => Promise<void>;
}

interface Measured {
  readonly perSecond: number;
  readonly p95: number;
  readonly otherP95: number;
}

/** Pause between two of the other calls. */
const OTHER_EVERY_MS = 25;

/** Runs a load for some seconds, and measures another call during that time. */
export async function measure({
  send,
  other,
  seconds,
  clients,
}: Load & {
  readonly other?: () => Promise<void>;
  readonly seconds: number;
  readonly clients: number;
}): Promise<Measured> {
  const end = performance.now() + seconds * 1000;
  const took: number[] = [];
  const otherTook: number[] = [];
  const timed = async (times: number[], work: () => Promise<void>) => {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  };
  const client = async (_: unknown, index: number) => {
    while (performance.now() < end) await timed(took, () => send(index));
  };
  const repeatOther = async () => {
    while (other !== undefined && performance.now() < end) {
      await timed(otherTook, other);
      await wait(OTHER_EVERY_MS);
    }
  };
  await Promise.all([...Array.from({ length: clients }, client), repeatOther()]);
  return { perSecond: took.length / seconds, p95: percentile(took), otherP95: percentile(otherTook) };
}

/** The time that a share of the calls stays below. */
export function percentile(times: readonly number[], share = 0.95): number {
  return times.toSorted((first, second) => first - second)[Math.floor(times.length * share)] ?? 0;
}
