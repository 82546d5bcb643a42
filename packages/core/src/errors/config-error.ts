import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** An option has an invalid value; the message names it and says what to do. */
export class ConfigError extends HeadnoteError {
  override readonly name = 'ConfigError';
  declare readonly code: 'config';

  constructor(message: string, details?: ErrorDetails) {
    super('config', message, details);
  }
}
