import { CODE_PAUSE_SECONDS } from '@headnote/core/config';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Life of a code (V7). */
export const CODE_LIFE_MS = 10 * MINUTE;
/** Wrong codes that one code survives (V7). */
export const CODE_TRIES = 5;
/** Life of the step after a confirmed code: time to choose a password. */
export const HANDLE_LIFE_MS = 10 * MINUTE;
/** How long after its activation a registration may start its payment without a sign-in. */
export const PAYMENT_LIFE_MS = 60 * MINUTE;
/** How long a registration waits for its code before its user name is free again. */
export const REGISTRATION_LIFE_MS = 24 * 60 * MINUTE;
/**
 * One code a minute and five an hour to one address or number for one requester (G6): a person needs no more, and each SMS
 * costs money. Requesters are counted apart, so that a stranger cannot use up what the owner needs.
 */
export const CODE_PAUSE_MS = CODE_PAUSE_SECONDS * SECOND;
export const CODES_AN_HOUR = 5;
export const HOUR_MS = 60 * MINUTE;
/** To one address or number for all requesters together: strangers at many addresses cannot fill a mailbox. */
export const CODES_AN_HOUR_TOGETHER = 30;
/** Codes that go out in 24 hours; a flood of registrations cannot spend more than this. */
export const CODES_A_DAY = 5_000;
/** From here on the operator is warned. */
export const WARN_CODES_A_DAY = 4_000;
export const DAY_MS = 24 * HOUR_MS;
