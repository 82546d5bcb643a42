import type { EmbedInquiry } from '../contract/embed/calls.js';
import type { EmbedCaptcha, EmbedCaptchaSound } from '../contract/embed/embed-captcha.js';
import type { EmbedCaseAnswer, EmbedCaseInput } from '../contract/embed/embed-case.js';
import type { Outcome } from '../contract/wire/outcome.js';
import { createAsk, type EmbedSignal } from './create-ask.js';
import { createCaseRead } from './create-case-read.js';
import { type CompareRead, createCompareRead } from './create-compare-read.js';
import { createFinderReads, type FinderReads } from './create-finder-reads.js';
import { createInquiryCalls } from './create-inquiry-calls.js';
import { createLatestRead } from './create-latest-read.js';
import type { EmbedLatest, EmbedLatestInput } from './embed-latest.js';
import type { EmbedOptions } from './embed-options.js';

/**
 * The reads of a widget, and the inquiry post. Each rejects with an EmbedError. Links are web addresses; any other
 * value from the service becomes empty text.
 */
export interface Embed extends FinderReads, CompareRead {
  /** Lists the latest cases of a court. */
  latest(input: EmbedLatestInput & EmbedSignal): Promise<EmbedLatest>;
  /** Reads the public preview of one case by any of its citations or by its id. */
  case(input: EmbedCaseInput & EmbedSignal): Promise<EmbedCaseAnswer>;
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
    case: createCaseRead(options),
    ...createFinderReads(options),
    ...createCompareRead(options),
    ...createInquiryCalls(ask),
  };
}
