/** Milliseconds for which an operation is repeated: long enough for the compiler to optimise it. */
const SPAN = 600;

/** Measures `operation` in operations per second, after a warm-up. */
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

/** Measures the median time of `operation` in milliseconds. */
export function medianTime(operation: () => unknown, rounds: number): number {
  operation();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    operation();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}
