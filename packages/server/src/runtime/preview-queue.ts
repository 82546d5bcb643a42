import type { QueueLimits } from './work-queue.js';

/** Readers behind one address, such as that of a court, who open a judgment or another page in the same moment. */
const READERS_OF_ONE_ADDRESS = 1000;

/**
 * The limits of the pages, of previews and others, and of the reads around a preview, which go through the whole text. They
 * run in the thread that answers everyone, so more at once would make nothing faster, and only delay other answers.
 */
export const PREVIEW_QUEUE: QueueLimits = {
  atOnce: 4,
  atOnceForOne: 2,
  waiting: 2 * READERS_OF_ONE_ADDRESS,
  waitingForOne: READERS_OF_ONE_ADDRESS,
  tooMany: 'Many readers open judgments at the moment. Please try again in a few seconds.',
  retryAfter: 5,
};
