import { AbortedError } from '../errors/aborted-error.js';
import { NetworkError } from '../errors/network-error.js';
import { ServerError } from '../errors/server-error.js';
import { TimeoutError } from '../errors/timeout-error.js';

/** Milliseconds for a whole response. Responses are small, and a user is waiting at the form. */
const TIMEOUT = 10_000;

/**
 * Fetches a text from the captcha service. Rejects with a NetworkError, a TimeoutError or an AbortedError, and with a
 * ServerError for every status that is not a success.
 */
export async function fetchText(
  url: string,
  {
    fetch: ownFetch,
    signal,
    timeout = TIMEOUT,
  }: { fetch?: typeof fetch | undefined; signal: AbortSignal; timeout?: number | undefined },
): Promise<string> {
  const limit = AbortSignal.timeout(timeout);
  let response: Response;
  let text: string;
  try {
    const send = ownFetch ?? fetch;
    response = await send(url, {
      signal: AbortSignal.any([signal, limit]),
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    text = await response.text();
  } catch (cause) {
    if (signal.aborted) throw new AbortedError(undefined, { cause });
    throw limit.aborted ? new TimeoutError(undefined, { cause }) : new NetworkError(undefined, { cause });
  }
  // Whatever the status, the user can only try again.
  if (!response.ok) throw new ServerError(undefined, { cause: response.status });
  return text;
}
