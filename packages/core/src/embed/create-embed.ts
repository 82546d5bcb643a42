import { EmbedError } from './embed-error.js';
import type { EmbedLatest, EmbedLatestInput } from './embed-latest.js';

/** Milliseconds for the whole answer: on other people's pages a late list is worse than the fallback. */
const TIMEOUT = 8000;

/** The reads that a widget needs. */
export interface Embed {
  /** Latest cases. Rejects with an EmbedError of code `network`, `timeout`, `http` or `aborted`. */
  latest(input: EmbedLatestInput & { readonly signal?: AbortSignal }): Promise<EmbedLatest>;
}

/**
 * Reads for widgets on other people's pages, on plain fetch: no session, no cookie, no key in the code.
 * `base` is the origin of the service, with or without a slash at its end.
 */
export function createEmbed(options: { readonly base: string; readonly fetch?: typeof fetch }): Embed {
  const root = options.base.replace(/\/+$/, '') + '/api/embed/v1/';
  return {
    async latest({ court, limit, signal }) {
      const timeout = AbortSignal.timeout(TIMEOUT);
      try {
        const response = await (options.fetch ?? fetch)(
          `${root}latest?court=${court}${limit ? `&limit=${limit}` : ''}`,
          {
            signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
            credentials: 'omit',
            headers: { accept: 'application/json' },
          },
        );
        if (!response.ok) throw new EmbedError('http', response.status);
        const answer = (await response.json()) as EmbedLatest;
        // The one thing a list cannot do without; a page of a captive portal ends here or in the parser.
        if (!Array.isArray(answer.items)) throw new EmbedError('http', response.status);
        return answer;
      } catch (error) {
        if (error instanceof EmbedError) throw error;
        throw new EmbedError(signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network');
      }
    },
  };
}
