import { createInquiryEmbed, type EmbedOptions, type InquiryEmbed } from '@headnote/core/embed';
import type { CaptchaPart } from '../inquiry-form/types.js';
import { apiOrigin, portalKey } from '../network/api-origin.js';
import { guestFetch, type RequestTrace } from '../network/guest-fetch.js';
import { createCaptchaPart } from './captcha-part.js';

/** Connects a form to a library. */
export function connectTo(options: EmbedOptions): CaptchaPart {
  return createCaptchaPart(createInquiryEmbed(options));
}

/** Connects an element, with the loader's address and key. Errors also have `requestId`, if it is known. */
export function connectPage(): CaptchaPart {
  const run =
    <I, A>(call: (embed: InquiryEmbed) => (input: I) => Promise<A>) =>
    (input: I): Promise<A> => {
      const trace: RequestTrace = {};
      const options = { base: apiOrigin(), key: portalKey(), fetch: guestFetch(trace) } as EmbedOptions;
      return call(createInquiryEmbed(options))(input).catch((error: unknown) => {
        throw Object.assign(error as Error, trace);
      });
    };
  return createCaptchaPart({
    captcha: run(({ captcha }) => captcha),
    captchaSound: run(({ captchaSound }) => captchaSound),
    inquiry: run(({ inquiry }) => inquiry),
  });
}
