import { NetworkError } from '../errors/network-error.js';

/** Settles like the work. Rejects with a NetworkError if it takes longer than `milliseconds`. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NetworkError()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
