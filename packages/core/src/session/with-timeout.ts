/** Waits for the work, but no longer than `milliseconds`; then rejects with what `error` gives. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number, error: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(error()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
