import type { CitationCheckInput } from '../contract/citations/calls.js';
import type { EmbedInquiry } from '../contract/embed/calls.js';
import type { EmbedCaptcha, EmbedCaptchaSound } from '../contract/embed/embed-captcha.js';
import type { EmbedCase, EmbedSuggestions, EmbedVerdict, EmbedVerdicts } from '../contract/embed/embed-answers.js';
import type { Outcome } from '../contract/wire/outcome.js';
import { createAsk, type EmbedSignal } from './create-ask.js';
import { createLatestRead } from './create-latest-read.js';
import type { EmbedLatest, EmbedLatestInput } from './embed-latest.js';
import { createInquiryCalls, post } from './create-inquiry-calls.js';
import type { EmbedOptions } from './embed-options.js';
import { takeAnswer } from './take-answer.js';

/**
 * The reads of a widget, and the inquiry post. Each rejects with an EmbedError. Links are web addresses; any other
 * value from the service becomes empty text.
 */
export interface Embed {
  /** Lists the latest cases of a court. */
  latest(input: EmbedLatestInput & EmbedSignal): Promise<EmbedLatest>;
  /** Reads the public preview of one case by our citation or by its id. */
  case(input: { readonly id: string } & EmbedSignal): Promise<EmbedCase>;
  /** Answers one line: a citation, an unfinished one, a provision, or names of parties. */
  citation(input: { readonly citation: string } & EmbedSignal): Promise<EmbedVerdict>;
  /** Suggests judgments for the names of parties typed so far; at most 10 by default. */
  suggest(input: { readonly text: string; readonly limit?: number } & EmbedSignal): Promise<EmbedSuggestions>;
  /** Checks at most 500 citations, each with the names of the parties beside it. */
  check(input: CitationCheckInput & EmbedSignal): Promise<EmbedVerdicts>;
  /** Creates a challenge for the inquiry form. */
  captcha(input: EmbedSignal): Promise<EmbedCaptcha>;
  /** Reads the spoken form of a challenge. */
  captchaSound(input: { readonly id: string } & EmbedSignal): Promise<EmbedCaptchaSound>;
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
    latest: createLatestRead(options),
    case: ask<{ readonly id: string }, EmbedCase>('case', takeAnswer('paragraphs')),
    citation: ask<{ readonly citation: string }, EmbedVerdict>('citation', takeAnswer('items')),
    suggest: ask<{ readonly text: string; readonly limit?: number }, EmbedSuggestions>('suggest', takeAnswer('items')),
    check: ask<CitationCheckInput, EmbedVerdicts>('check', takeAnswer('items'), post),
    ...createInquiryCalls(ask),
  };
}
