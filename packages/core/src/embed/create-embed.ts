import type { EmbedInquiry } from '../contract/embed/calls.js';
import type { EmbedCase, EmbedSuggestions, EmbedVerdict, EmbedVerdicts } from '../contract/embed/embed-answers.js';
import type { Outcome } from '../contract/wire/outcome.js';
import { createAsk, type EmbedSignal } from './create-ask.js';
import type { EmbedLatest, EmbedLatestInput } from './embed-latest.js';
import type { EmbedOptions } from './embed-options.js';

/**
 * The reads that a widget needs, and the inquiry post. Each rejects with an EmbedError. Their links are web addresses;
 * what the service gave and is none comes as empty text.
 */
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

/**
 * Reads and one post for widgets on other people's pages, on plain fetch: no session, no cookie, no codec. The
 * answers carry ready links.
 */
export function createEmbed(options: EmbedOptions): Embed {
  const ask = createAsk(options);
  return {
    latest: ask<EmbedLatestInput, EmbedLatest>('latest'),
    case: ask<{ readonly id: string }, EmbedCase>('case', { needs: 'paragraphs' }),
    citation: ask<{ readonly citation: string }, EmbedVerdict>('citation'),
    suggest: ask<{ readonly text: string; readonly limit?: number }, EmbedSuggestions>('suggest'),
    check: ask<{ readonly citations: readonly string[] }, EmbedVerdicts>('check', {
      body: (input) => input,
    }),
    inquiry: ask<Omit<EmbedInquiry, 'key'>, Outcome>('inquiry', {
      needs: '',
      body: ({ contactNumber, captchaCode, ...rest }) => ({
        ...rest,
        contactNo: contactNumber,
        userEnteredCaptchaCode: captchaCode,
      }),
    }),
  };
}
