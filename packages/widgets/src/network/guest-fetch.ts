import type { RequestTrace } from './request-trace.js';
import { secondTry } from './second-try.js';

/**
 * `fetch` as a guest on other people's pages uses it: the origin alone as referrer, and one more try where it can
 * help. What it learns of a failure is noted in `trace`.
 */
export function guestFetch(trace: RequestTrace): typeof fetch {
  return async (input, init) => {
    const ask = (): Promise<Response> => fetch(input, { ...init, referrerPolicy: 'strict-origin-when-cross-origin' });
    const response = await ask().catch(() => undefined);
    return response?.ok ? response : secondTry({ ask, response, trace });
  };
}
