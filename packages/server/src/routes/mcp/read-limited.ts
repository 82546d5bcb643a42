import { type CheckBrief, checkBrief as readBrief } from '@headnote/core/brief-check';
import { extractCitations } from '@headnote/core/citation';
import { TooLargeError } from '@headnote/core/errors';

/** Citations and references of a brief of 500 pages; an answer with this many has about 8 MB. */
const MOST_ENTRIES = 5_000;

/** Reads and checks a text. Rejects with TooLargeError before anything is looked up if it cites too much for one answer. */
export const readLimited: CheckBrief = (text, task) => {
  const citations = extractCitations(text);
  if (citations.length > MOST_ENTRIES)
    throw new TooLargeError(`text: has more than ${MOST_ENTRIES} citations and references. Check it in parts.`);
  return readBrief(text, task);
};
