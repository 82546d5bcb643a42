import { ConfigError } from '../errors/config-error.js';
import type { FieldOptions } from '../validation/form-types.js';
import type { Captcha } from './create-captcha.js';

/**
 * Creates the field options that verify a field with a captcha. `message` is shown until the text is verified, for
 * example `messages.incorrectCaptcha`. Throws a ConfigError if the captcha is missing.
 *
 * ```ts
 * const code = { rules: [required], ...captchaField(captcha, messages.incorrectCaptcha) };
 * ```
 */
export function captchaField(
  captcha: Captcha | undefined,
  message: string,
): Pick<Required<FieldOptions>, 'verify' | 'unverified'> {
  if (!captcha) {
    throw new ConfigError(
      'The captcha instance is missing: the field needs it to verify its text. Create one with `createCaptcha` before the form and pass it to `captchaField`.',
    );
  }
  return {
    unverified: message,
    verify: async (input, options) => ((await captcha.validate(input, options)) ? message : ''),
  };
}
