export { createCaptcha } from './create-captcha.js';
export type { Captcha, CaptchaOptions, CaptchaProblem, CaptchaSnapshot } from './create-captcha.js';
export type { CaptchaChallenge } from './read-challenge.js';
export { captchaField } from './captcha-field.js';
