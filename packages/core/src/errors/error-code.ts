/** Every error code, in the order of `docs/errors.md`. */
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

/** What went wrong, as a stable word for programs. The error's message is for people. */
export type ErrorCode = (typeof errorCodes)[number];
