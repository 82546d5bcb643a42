import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** No answer came: the connection failed, was cut, or the device is offline; or HTTP 425. */
export class NetworkError extends HeadnoteError {
  override readonly name = 'NetworkError';
  declare readonly code: 'network';

  constructor(message = 'The service could not be reached. Please try again.', details?: ErrorDetails) {
    super('network', message, details);
  }
}
