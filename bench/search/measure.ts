/** Measured runs of each question, after one that warms the caches. */
const RUNS = 3;

/** Times of one class of questions in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  /** The answer to each question in its last run. */
  readonly answers: readonly number[];
}

/** Asks every question once to warm up, then measures three runs. */
export async function measure<T>(
  questions: readonly T[],
  ask: (question: T) => number | Promise<number>,
): Promise<Times> {
  const times: number[] = [];
  const answers: number[] = [];
  for (const question of questions) {
    let answer = await ask(question);
    for (let run = 0; run < RUNS; run += 1) {
      const start = performance.now();
      answer = await ask(question);
      times.push(performance.now() - start);
    }
    answers.push(answer);
  }
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), answers };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
