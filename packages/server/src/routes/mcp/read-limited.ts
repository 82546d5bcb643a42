import { type CheckBrief, checkBriefWithin, DocumentLimitError } from '@headnote/core/brief-check';
import { TooLargeError } from '@headnote/core/errors';

/** Citations and references of a brief of 500 pages; an answer with this many has about 8 MB. */
const MOST_ENTRIES = 5_000;

const check = checkBriefWithin(MOST_ENTRIES);

/**
 * Reads and checks a text. Rejects with TooLargeError before anything is looked up if it cites too much for one answer. Other
 * requests have their turn while such a text is counted.
 */
export const readLimited: CheckBrief = (text, task) =>
  check(text, task).catch((error: unknown) => {
    if (!(error instanceof DocumentLimitError)) throw error;
    throw new TooLargeError(`text: has more than ${MOST_ENTRIES} citations and references. Check it in parts.`);
  });
