import type { EmbedInquiry } from '../contract/embed/calls.js';
import type { EmbedCase, EmbedSuggestions, EmbedVerdict, EmbedVerdicts } from '../contract/embed/embed-answers.js';
import type { Outcome } from '../contract/wire/outcome.js';
import { createAsk, type EmbedSignal } from './create-ask.js';
import type { EmbedLatest, EmbedLatestInput } from './embed-latest.js';
import type { EmbedOptions } from './embed-options.js';

/**
 * The reads of a widget, and the inquiry post. Each rejects with an EmbedError. Links are web addresses; any other
 * value from the service becomes empty text.
 */
export interface Embed {
  /** Lists the latest cases of a court. */
  latest(input: EmbedLatestInput & EmbedSignal): Promise<EmbedLatest>;
  /** Reads the public preview of one case by our citation or by its id. */
  case(input: { readonly id: string } & EmbedSignal): Promise<EmbedCase>;
  /** Checks one citation. */
  citation(input: { readonly citation: string } & EmbedSignal): Promise<EmbedVerdict>;
  /** Suggests documents for a text; at most 10 by default. */
  suggest(input: { readonly text: string; readonly limit?: number } & EmbedSignal): Promise<EmbedSuggestions>;
  /** Checks at most 500 citations. */
  check(input: { readonly citations: readonly string[] } & EmbedSignal): Promise<EmbedVerdicts>;
  /** Sends the inquiry form once, with the partner's key of this embed. */
  inquiry(input: Omit<EmbedInquiry, 'key'> & EmbedSignal): Promise<Outcome>;
}

/**
 * Creates the reads and the post for widgets on other sites, with plain fetch: no session, no cookie, no codec. Answers
 * contain complete links.
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
