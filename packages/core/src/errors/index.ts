import * as english from './error-texts.js';
import * as hindi from './error-texts.hi.js';
import * as later from './later-error-texts.js';
import * as laterHindi from './later-error-texts.hi.js';

export { errorCodes, type ErrorCode } from './error-code.js';
export { HeadnoteError, isHeadnoteError, type ErrorDetails } from './headnote-error.js';
export { succeed, fail, type Result } from './result.js';
export { AbortedError } from './aborted-error.js';
export { BadQueryError } from './bad-query-error.js';
export { BusyError } from './busy-error.js';
export { ConfigError } from './config-error.js';
export { ContractError } from './contract-error.js';
export { DamagedLinkError } from './damaged-link-error.js';
export { NetworkError } from './network-error.js';
export { NotAllowedError } from './not-allowed-error.js';
export { NotBuiltError } from './not-built-error.js';
export { NotFoundError } from './not-found-error.js';
export { NotSignedInError } from './not-signed-in-error.js';
export { RefusedError } from './refused-error.js';
export { ServerError } from './server-error.js';
export { SessionEndedError } from './session-ended-error.js';
export { TimeoutError } from './timeout-error.js';
export { TooLargeError } from './too-large-error.js';

/** What each error says if nothing else is known of it, by the name of its code. */
export const errorTexts = { ...english, ...later };
/** The same in Hindi. */
export const hindiErrorTexts = { ...hindi, ...laterHindi };
