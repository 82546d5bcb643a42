/** Texts of the picture and its buttons. */
export const captchaMessages = {
  picture: 'Picture of the characters to type',
  loading: 'Loading…',
  failed: 'The picture did not load. Try another one.',
  another: 'Another picture',
  hear: 'Hear six digits to type instead',
  soundFailed: 'The sound did not play.',
};
