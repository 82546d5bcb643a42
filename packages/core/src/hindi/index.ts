import * as english from '../errors/error-texts.js';
import * as hindi from '../errors/error-texts.hi.js';
import * as later from '../errors/later-error-texts.js';
import * as laterHindi from '../errors/later-error-texts.hi.js';

/** What each error says if nothing else is known of it, by the name of its code. */
export const errorTexts = { ...english, ...later };
/** The same in Hindi. */
export const hindiErrorTexts = { ...hindi, ...laterHindi };
export { messages } from '../validation/messages.js';
export { messages as hindiMessages } from '../validation/messages.hi.js';
export { codesWords as hindiCodesWords } from '../format/codes-words.hi.js';
export { nearWords as hindiNearWords } from '../format/near-words.hi.js';
