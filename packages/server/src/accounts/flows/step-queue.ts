import type { QueueLimits } from '../../runtime/work-queue.js';

/**
 * The limits of steps that write: registrations, activations, resets. Steps that send codes take one lock, so more at once
 * would be no faster, and on PostgreSQL each of them keeps one of twelve connections from all other requests while it waits
 * for the lock. By turn of who asked, so that a person waits for one step of each sender of a flood, not for all.
 */
export const STEP_QUEUE: QueueLimits = {
  atOnce: 3,
  atOnceForOne: 1,
  // Half a minute of work; whoever waits longer has gone.
  waiting: 2_000,
  // The steps that one /48 network has at once (`createStepBudget`).
  waitingForOne: 240,
  tooMany: 'Very many people register or reset a password at the moment. Please try again in a few seconds.',
  retryAfter: 10,
};
