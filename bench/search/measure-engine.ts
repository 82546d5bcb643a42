import { loadavg } from 'node:os';
import type { Answer } from './product.js';
import type { ScaleQuery } from './scale-queries.js';

/** Measured runs of each query, after one that warms the caches. */
const RUNS = Number(process.env['RUNS'] ?? 3);
/** Clients of the throughput. */
const CLIENTS = 4;

/** What one engine took. */
export interface Measured {
  /** Milliseconds of each search, by class. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** Milliseconds of each query when it was asked the first time. */
  readonly first: readonly number[];
  /** Number of searches that were cut off, by class. */
  readonly cut: ReadonlyMap<string, number>;
  /** Searches a second of four clients. */
  readonly rate: number;
  /** Load of the machine before and after. */
  readonly load: readonly [before: number, after: number];
}

/** Asks every query once, then measures `RUNS` runs of each; then four clients ask the whole mix. */
export async function measureEngine(
  ask: (query: ScaleQuery) => Promise<Answer>,
  list: readonly ScaleQuery[],
): Promise<Measured> {
  const before = loadavg()[0] ?? Number.NaN;
  const times = new Map<string, number[]>();
  const cut = new Map<string, number>();
  const first: number[] = [];
  for (const query of list) {
    const taken = times.get(query.cls) ?? [];
    times.set(query.cls, taken);
    for (let run = 0; run <= RUNS; run += 1) {
      const start = performance.now();
      const { isCut } = await ask(query);
      (run === 0 ? first : taken).push(performance.now() - start);
      cut.set(query.cls, (cut.get(query.cls) ?? 0) + (isCut ? 1 : 0));
    }
  }
  const rate = await throughput(ask, list);
  return { times, first, cut, rate, load: [before, loadavg()[0] ?? Number.NaN] };
}

/** Clients that ask the whole mix once, each the next query when it has its answer. */
async function throughput(ask: (query: ScaleQuery) => Promise<Answer>, list: readonly ScaleQuery[]): Promise<number> {
  // Neighbours are of one class: clients would all ask phrases at once.
  const mixed = list.toSorted((one, other) => orderOf(one) - orderOf(other));
  const start = performance.now();
  let next = 0;
  const client = async () => {
    for (let query = mixed[next++]; query !== undefined; query = mixed[next++]) await ask(query);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (mixed.length * 1000) / (performance.now() - start);
}

/** A fixed order that mixes the classes. */
function orderOf(query: ScaleQuery): number {
  let hash = 7;
  for (const character of JSON.stringify(query)) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash;
}

/** The value that a share of the values does not pass. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
