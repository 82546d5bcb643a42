/** Every error code of the product, in the order in which `docs/errors.md` lists them. */
export const errorCodes = [
  'network',
  'timeout',
  'aborted',
  'session-ended',
  'not-signed-in',
  'not-allowed',
  'not-found',
  'refused',
  'bad-query',
  'busy',
  'too-large',
  'contract',
  'server',
  'damaged-link',
  'config',
  'not-built',
] as const;

/** What went wrong, as a stable word that programs may compare; a person reads the error's message. */
export type ErrorCode = (typeof errorCodes)[number];
