import { readFlag, readText } from '../contract/wire/scalars.js';
import { EmbedError } from './embed-error.js';
import type { EmbedOptions } from './embed-options.js';
import { parseAnswer } from './parse-answer.js';

/** Milliseconds for the whole answer: on other sites a late list is worse than the fallback. */
const TIMEOUT = 8000;

/** Cancels the request; it rejects with an EmbedError of code `aborted`. */
export interface EmbedSignal {
  readonly signal?: AbortSignal;
}

/** How to send an input and check its answer. */
export interface Exchange<I> {
  /** The list that the answer must contain, `items` by default; empty for a form, whose answer is the envelope. */
  readonly needs?: 'items' | 'paragraphs' | '';
  /**
   * The JSON body of a POST. Without it, the input goes into the query under its own names, except for empty values.
   */
  readonly body?: (input: Omit<I, 'signal'>) => object;
}

/**
 * Converts the answer. Throws an EmbedError with the service's message for a refusal, any other error for an invalid
 * answer.
 */
async function take(response: Response, needs: string): Promise<unknown> {
  const answer = Object(await parseAnswer(response)) as Readonly<Record<string, unknown>>;
  const said = [answer['flag'], answer['success']].map(readFlag);
  if (!needs && said.includes(false)) {
    throw new EmbedError('refused', response.status, readText(answer['message'] || answer['outdata']));
  }
  if (!response.ok || !(needs ? needs in answer : said.includes(true))) throw new Error();
  return needs ? answer : { message: readText(answer['message']) };
}

/**
 * Creates a factory of methods for paths. A method sends one request without cookies, and ends on timeout or on the
 * caller's signal even if fetch does not.
 */
export function createAsk({ base, key, fetch: ownFetch }: EmbedOptions) {
  return <I extends object, A>(path: string, { needs = 'items', body: toBody }: Exchange<I> = {}) =>
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
        const body = toBody?.(input);
        for (const [name, value] of Object.entries({ ...(body ? {} : input), key })) {
          if (value) url.searchParams.set(name, value);
        }
        const asked = (ownFetch ?? fetch)(url.href, {
          signal: ending,
          credentials: 'omit',
          ...(body && {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
        });
        return (await Promise.race([
          asked.then((response) => {
            status = response.status;
            return take(response, needs);
          }),
          new Promise((_, reject) => ending.addEventListener('abort', reject)),
        ])) as A;
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
