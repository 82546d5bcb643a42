import { ConfigError } from '../errors/config-error.js';
import type { FieldOptions } from '../validation/form-types.js';
import type { Captcha } from './create-captcha.js';

/**
 * What a form's field needs to be verified by a captcha: `{ rules: [required], ...captchaField(captcha, message) }`.
 * `message` is shown as long as the text is not verified, `messages.incorrectCaptcha` for example. Throws a ConfigError
 * when there is no captcha.
 */
export function captchaField(
  captcha: Captcha | undefined,
  message: string,
): Pick<Required<FieldOptions>, 'verify' | 'unverified'> {
  if (!captcha) {
    throw new ConfigError(
      'The captcha instance is missing: the field has nothing that could verify its text. Create one with `createCaptcha` before the form and pass it to `captchaField`.',
    );
  }
  return {
    unverified: message,
    verify: async (input, options) => ((await captcha.validate(input, options)) ? message : ''),
  };
}
