import { damagedLink } from './error-texts.js';
import { HeadnoteError, type ErrorDetails } from './headnote-error.js';

/**
 * An encrypted value could not be decoded: it is cut off, changed, or made with another key or for another purpose.
 */
export class DamagedLinkError extends HeadnoteError {
  override readonly name = 'DamagedLinkError';
  declare readonly code: 'damaged-link';

  constructor(message: string = damagedLink, details?: ErrorDetails) {
    super('damaged-link', message, details);
  }
}
