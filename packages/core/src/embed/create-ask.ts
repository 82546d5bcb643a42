import { readFlag, readText } from '../contract/wire/scalars.js';
import { EmbedError } from './embed-error.js';
import type { EmbedOptions } from './embed-options.js';
import { parseAnswer } from './parse-answer.js';

/** Milliseconds for the whole answer: on other people's pages a late list is worse than the fallback. */
const TIMEOUT = 8000;

/** Ends one read or post; it rejects with an EmbedError of code `aborted`. */
export interface EmbedSignal {
  readonly signal?: AbortSignal;
}

/** How an input is sent and its answer taken. */
export interface Exchange<I> {
  /** The list that the answer cannot do without, `items` by default; empty for a form, whose answer is the envelope. */
  readonly needs?: 'items' | 'paragraphs' | '';
  /** What is sent as JSON with POST; otherwise the input goes into the address under its own names, but for empty values. */
  readonly body?: (input: Omit<I, 'signal'>) => object;
}

/** What was answered; an EmbedError says in the words of the service that it refused, any other error that it is none. */
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
 * Creates what makes a method of a path: it asks once, without cookie, and ends with its time or the caller's signal
 * whatever fetch does.
 */
export function createAsk({ base, key, fetch: ownFetch }: EmbedOptions) {
  return <I extends object, A>(path: string, { needs = 'items', body: toBody }: Exchange<I> = {}) =>
    async ({ signal, ...input }: I & EmbedSignal): Promise<A> => {
      // One controller for both ends: AbortSignal.any is missing from browsers that the widgets still serve.
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
        // A page of a captive portal ends here as `http`.
        const code = signal?.aborted ? 'aborted' : ending.aborted ? 'timeout' : status ? 'http' : 'network';
        throw new EmbedError(code, status);
      } finally {
        clearTimeout(timer);
        // Lets go of an answer that was not read to its end.
        end();
      }
    };
}
