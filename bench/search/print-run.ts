import { type Measured, quantile } from './measure-engine.js';

/** One engine of a run. */
export interface EngineRow {
  readonly name: string;
  readonly indexSeconds: number;
  /** Megabytes. */
  readonly disk: number;
  /** Megabytes of all its processes. */
  readonly memory: number;
  readonly measured: Measured;
}

/** No class may take longer than this, or than twice what plain OpenSearch takes. */
const CLASS_MS = 40;
const MIX_MS = 25;
const COLD_MS = 400;
const RATE = 150;

/** Classes that a reader types in quotes; they are not part of the mix. */
const isInMix = (name: string) => !name.startsWith('quoted');

/** Prints the figures of all engines side by side, and which goals they meet. */
export function printRun(rows: readonly EngineRow[]): void {
  table(
    ['', ...rows.map(({ name }) => name)],
    [
      ['index, s', ...rows.map(({ indexSeconds }) => String(indexSeconds))],
      ['disk, MB', ...rows.map(({ disk }) => String(disk))],
      ['memory after the mix, MB', ...rows.map(({ memory }) => String(memory))],
    ],
  );
  const names = [...(rows[0]?.measured.times.keys() ?? [])];
  table(
    ['class, p50 / p95 / p99 ms', ...rows.map(({ name }) => name)],
    [
      ...names.map((name) => [name, ...rows.map(({ measured }) => figures(measured.times.get(name) ?? []))]),
      ['whole mix', ...rows.map(({ measured }) => figures(mixOf(measured)))],
      ['asked the first time', ...rows.map(({ measured }) => figures(measured.first))],
      [
        'cut off, mix; quoted',
        ...rows.map(({ measured }) => `${cutOf(measured, isInMix)}; ${cutOf(measured, (name) => !isInMix(name))}`),
      ],
      ['searches a second, four clients', ...rows.map(({ measured }) => measured.rate.toFixed(0))],
      ['load before, after', ...rows.map(({ measured }) => measured.load.map((each) => each.toFixed(1)).join(', '))],
    ],
  );
  const [ours] = rows;
  if (ours !== undefined)
    printGoals(
      ours,
      rows.find(({ name }) => name === 'plain OpenSearch'),
    );
}

function printGoals({ measured }: EngineRow, peer: EngineRow | undefined): void {
  const p95 = quantile(mixOf(measured), 0.95);
  const lines: [goal: string, isMet: boolean, reached: string][] = [
    ['no search of the mix is cut off', cutOf(measured, isInMix) === 0, String(cutOf(measured, isInMix))],
    [`p95 of the mix ${MIX_MS} ms`, p95 <= MIX_MS, p95.toFixed(1)],
    [
      `p95 asked the first time ${COLD_MS} ms`,
      quantile(measured.first, 0.95) <= COLD_MS,
      quantile(measured.first, 0.95).toFixed(1),
    ],
    [`${RATE} searches a second`, measured.rate >= RATE, measured.rate.toFixed(0)],
  ];
  if (peer !== undefined) {
    const theirs = quantile(mixOf(peer.measured), 0.95);
    lines.splice(1, 0, [
      'p95 of the mix no more than that of OpenSearch',
      p95 <= theirs,
      `${p95.toFixed(1)} and ${theirs.toFixed(1)}`,
    ]);
    for (const [name, times] of measured.times) {
      const limit = Math.max(CLASS_MS, 2 * quantile(peer.measured.times.get(name) ?? [], 0.95));
      const reached = quantile(times, 0.95);
      if (reached > limit) lines.push([`p95 of ${name} ${limit.toFixed(0)} ms`, false, reached.toFixed(1)]);
    }
  }
  console.log('');
  for (const [goal, isMet, reached] of lines) console.log(`${isMet ? 'met' : 'MISSED'}: ${goal} (${reached})`);
}

const mixOf = ({ times }: Measured): number[] => [...times].flatMap(([name, each]) => (isInMix(name) ? each : []));

const cutOf = ({ cut }: Measured, isCounted: (name: string) => boolean): number =>
  [...cut].reduce((sum, [name, count]) => sum + (isCounted(name) ? count : 0), 0);

const figures = (times: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1)).join(' / ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n| ${head.join(' | ')} |\n|${head.map(() => '---|').join('')}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
