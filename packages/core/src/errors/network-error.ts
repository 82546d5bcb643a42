import { network } from './error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/** No answer: the connection failed or was cut off, the device is offline, or HTTP 425. */
export class NetworkError extends HeadnoteError {
  override readonly name = 'NetworkError';
  declare readonly code: 'network';

  constructor(message: string = network, details?: ErrorDetails) {
    super('network', message, details);
  }
}
