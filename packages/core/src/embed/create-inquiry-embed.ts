import { createAsk } from './create-ask.js';
import type { Embed } from './create-embed.js';
import { createInquiryCalls } from './create-inquiry-calls.js';
import type { EmbedOptions } from './embed-options.js';

/** The calls of the inquiry form. */
export type InquiryEmbed = Pick<Embed, 'captcha' | 'captchaSound' | 'inquiry'>;

/** Creates the calls of the inquiry form alone, for a widget that needs no other call. They reject with an EmbedError. */
export function createInquiryEmbed(options: EmbedOptions): InquiryEmbed {
  return createInquiryCalls(createAsk(options));
}
