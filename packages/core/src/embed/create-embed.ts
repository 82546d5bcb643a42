import type { EmbedInquiry } from '../contract/calls/embed.js';
import type { EmbedCase, EmbedSuggestions, EmbedVerdict, EmbedVerdicts } from '../contract/values/embed.js';
import type { Outcome } from '../contract/values/outcome.js';
import { EmbedError } from './embed-error.js';
import type { EmbedLatest, EmbedLatestInput } from './embed-latest.js';

/** Milliseconds for the whole answer: on other people's pages a late list is worse than the fallback. */
const TIMEOUT = 8000;

/** Ends one read or post; it rejects with an EmbedError of code `aborted`. */
export interface EmbedSignal {
  readonly signal?: AbortSignal;
}

/** What the embeds are made with. */
export interface EmbedOptions {
  /** Origin of the service, with or without a slash at its end. */
  readonly base: string;
  /** The partner's publishable key: it names the partner and opens nothing. */
  readonly key?: string;
  /** The page's own by default. */
  readonly fetch?: typeof fetch;
}

/** The reads that a widget needs, and the inquiry post. Each rejects with an EmbedError. */
export interface Embed {
  /** Latest cases of a court. */
  latest(input: EmbedLatestInput & EmbedSignal): Promise<EmbedLatest>;
  /** Public preview of one case, by its house citation or its id. */
  case(input: { readonly id: string } & EmbedSignal): Promise<EmbedCase>;
  /** What is known of one citation. */
  citation(input: { readonly citation: string } & EmbedSignal): Promise<EmbedVerdict>;
  /** What a text may become; 10 at most by default. */
  suggest(input: { readonly text: string; readonly limit?: number } & EmbedSignal): Promise<EmbedSuggestions>;
  /** What is known of each of at most 500 citations. */
  check(input: { readonly citations: readonly string[] } & EmbedSignal): Promise<EmbedVerdicts>;
  /** Sends the inquiry form, once. The partner's key is the embed's own. */
  inquiry(input: Omit<EmbedInquiry, 'key'> & EmbedSignal): Promise<Outcome>;
}

interface Ask {
  readonly path: string;
  /** Sent in the address; empty and absent values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON with POST. */
  readonly body?: unknown;
  /** The one field the answer cannot do without: a list, but for `flag`. */
  readonly needs: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Reads and one post for widgets on other people's pages, on plain fetch: no session, no cookie, no codec. The
 * answers carry ready links.
 */
export function createEmbed({ base, key, fetch: ownFetch }: EmbedOptions): Embed {
  const root = base.replace(/\/+$/, '') + '/api/embed/v1/';

  async function ask<A>({ path, query, body, needs, signal }: Ask): Promise<A> {
    const timeout = AbortSignal.timeout(TIMEOUT);
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, key })) if (value) search.set(name, `${value}`);
    try {
      const response = await (ownFetch ?? fetch)(`${root}${path}${search.size ? `?${search}` : ''}`, {
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        credentials: 'omit',
        headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      if (!response.ok) throw new EmbedError('http', response.status);
      const answer = (await response.json()) as Record<string, unknown> | null;
      // A page of a captive portal ends here or in the parser.
      const held = answer?.[needs];
      if (needs === 'flag' ? held === undefined : !Array.isArray(held)) throw new EmbedError('http', response.status);
      return answer as A;
    } catch (error) {
      if (error instanceof EmbedError) throw error;
      throw new EmbedError(signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network');
    }
  }

  return {
    latest: ({ court, limit, signal }) => ask({ path: 'latest', query: { court, limit }, needs: 'items', signal }),
    case: ({ id, signal }) => ask({ path: 'case', query: { id }, needs: 'paragraphs', signal }),
    citation: ({ citation, signal }) => ask({ path: 'citation', query: { citation }, needs: 'items', signal }),
    suggest: ({ text, limit, signal }) => ask({ path: 'suggest', query: { text, limit }, needs: 'items', signal }),
    check: ({ citations, signal }) => ask({ path: 'check', body: { citations }, needs: 'items', signal }),
    inquiry: async ({ signal, contactNumber: contactNo, captchaCode: userEnteredCaptchaCode, ...rest }) => {
      const body = { ...rest, contactNo, userEnteredCaptchaCode };
      const { flag, message } = await ask<Outcome & { flag: unknown }>({
        path: 'inquiry',
        body,
        needs: 'flag',
        signal,
      });
      if (flag !== true && flag !== 'true') throw new EmbedError('refused', 200, message);
      return { message };
    },
  };
}
