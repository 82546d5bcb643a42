import { wireLimits } from '../schemas/wire-limits.js';

/** Limits of judgments by e-mail. A server refuses what is beyond them; a form stays within them. */
export const mailLimits = {
  /** Recipients of one judgment. */
  addresses: 20,
  /** Characters of the sender's message: as many as a note, which may be sent along. */
  message: wireLimits.long,
  /** Judgments that one member may send in a day. */
  judgmentsADay: 10,
} as const;
