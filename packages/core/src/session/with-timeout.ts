import { NetworkError } from '../errors/network-error.js';

/** Waits for the work, but no longer than `milliseconds`; then rejects with a NetworkError. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NetworkError()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
