/** Milliseconds one operation is repeated for; long enough that the compiler has settled. */
const SPAN = 600;

/** Operations a second of `operation`, after a warm-up of the same length. */
export async function rateOf(operation: () => unknown): Promise<number> {
  await repeat(operation, SPAN / 2);
  return repeat(operation, SPAN);
}

async function repeat(operation: () => unknown, span: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < span) {
    for (let round = 0; round < 8; round += 1) {
      const result = operation();
      if (result instanceof Promise) await result;
      count += 1;
    }
    elapsed = performance.now() - start;
  }
  return (count / elapsed) * 1000;
}

/** Middle of the times in milliseconds that `operation` takes. */
export function medianTime(operation: () => unknown, rounds: number): number {
  operation();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    operation();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}
