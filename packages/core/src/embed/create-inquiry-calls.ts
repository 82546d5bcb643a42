import type { EmbedInquiry } from '../contract/embed/calls.js';
import type { EmbedCaptcha, EmbedCaptchaSound } from '../contract/embed/embed-captcha.js';
import type { Outcome } from '../contract/wire/outcome.js';
import { type createAsk, post } from './create-ask.js';
import { takeAnswer } from './take-answer.js';
import { takeOutcome } from './take-outcome.js';

/** Creates the calls of the inquiry form: its challenge, the spoken form, and the inquiry itself. */
export function createInquiryCalls(ask: ReturnType<typeof createAsk>) {
  return {
    captcha: ask<object, EmbedCaptcha>('captcha', takeAnswer('characters')),
    captchaSound: ask<{ readonly id: string }, EmbedCaptchaSound>('captcha-sound', takeAnswer('wav')),
    inquiry: ask<Omit<EmbedInquiry, 'key'>, Outcome>(
      'inquiry',
      takeOutcome,
      ({ contactNumber, captchaCode, ...rest }) =>
        post({ ...rest, contactNo: contactNumber, userEnteredCaptchaCode: captchaCode }),
    ),
  };
}
