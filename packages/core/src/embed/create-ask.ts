import { EmbedError } from './embed-error.js';
import type { EmbedOptions } from './embed-options.js';
import type { TakeAnswer } from './take-answer.js';

/** Milliseconds for the whole answer: on other sites a late list is worse than the fallback. */
const TIMEOUT = 8000;

/** Cancels the request; it rejects with an EmbedError of code `aborted`. */
export interface EmbedSignal {
  readonly signal?: AbortSignal;
}

/** Creates the request of a POST. Without it, the input goes into the query under its own names, except for empty values. */
export type ToRequest<I> = (input: Omit<I, 'signal'>) => RequestInit;

/** Creates a request with a JSON body. */
export const post = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/**
 * Creates a factory of methods for paths. A method sends one request without cookies, and ends on timeout or on the
 * caller's signal even if fetch does not.
 */
export function createAsk({ base, key, version, fetch: ownFetch }: EmbedOptions) {
  return <I extends object, A>(path: string, take: TakeAnswer<A>, toRequest?: ToRequest<I>) =>
    async ({ signal, ...input }: I & EmbedSignal): Promise<A> => {
      // One controller for both reasons: browsers that the widgets support lack AbortSignal.any.
      const controller = new AbortController();
      const ending = controller.signal;
      const end = (): void => controller.abort();
      let status = 0;
      const timer = setTimeout(end, TIMEOUT);
      try {
        signal?.throwIfAborted();
        signal?.addEventListener('abort', end, { signal: ending });
        const url = new URL(`/api/embed/v1/${path}`, base);
        const request = toRequest?.(input);
        for (const [name, value] of Object.entries({ ...(request ? {} : input), key, v: version })) {
          if (value) url.searchParams.set(name, value);
        }
        const asked = (ownFetch ?? fetch)(url.href, { signal: ending, credentials: 'omit', ...request });
        return await Promise.race([
          asked.then((response) => {
            status = response.status;
            return take(response);
          }),
          new Promise<never>((_, reject) => ending.addEventListener('abort', reject)),
        ]);
      } catch (error) {
        if (error instanceof EmbedError) throw error;
        // A captive portal's page fails here with the code `http`.
        const code = signal?.aborted ? 'aborted' : ending.aborted ? 'timeout' : status ? 'http' : 'network';
        throw new EmbedError(code, status);
      } finally {
        clearTimeout(timer);
        // Releases an answer that was not read to its end.
        end();
      }
    };
}
