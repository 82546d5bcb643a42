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
export const DAY_MS = 24 * HOUR_MS;
/** To one address or number for one requester in a day: two each working hour, and a member changes his own no more often. */
export const CODES_A_DAY_OF_ONE = 20;

/** What codes are for. Each has a budget of its own, so that a flood of one kind takes nothing from the others. */
export type CodeKind = 'registration' | 'reset' | 'change';

/**
 * Codes of a kind that go out in 24 hours before each further one needs a proof of work: some times what a busy day needs,
 * and a bill that the operator survives. A member's change of his own address needs none: it needs his password, and what
 * strangers do counts for none of his limits.
 */
export const FREE_CODES_A_DAY = { registration: 1_000, reset: 2_000, change: Infinity } as const;
/** Of the free ones: from here on the operator is warned. */
export const WARN_SHARE = 0.8;
/**
 * Codes with a proof of work for one network in 24 hours: a proof costs a computer seconds, so addresses must be what a
 * flood lacks.
 */
export const PROVED_CODES_OF_NETWORK = 5;
/**
 * Codes of a kind with a proof of work in an hour: bounds what a flood with proofs from 200 networks and more sends. By the
 * hour, so that what it used up is there again soon after its end.
 */
export const PROVED_CODES_AN_HOUR = 1_000;
