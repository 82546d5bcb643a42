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
/** To one address or number for one requester in a day; no person needs more. */
export const CODES_A_DAY_OF_ONE = 20;

/** What codes are for. Each has a budget of its own, so that a flood of one kind takes nothing from the others. */
export type CodeKind = 'registration' | 'reset' | 'change';

/**
 * Codes of a kind that are sent in 24 hours without a proof of work. A busy day needs far fewer, and the operator can pay
 * for this many messages. A member's change of his own address never needs a proof: it needs his password, and requests of
 * strangers do not count for it.
 */
export const FREE_CODES_A_DAY = { registration: 1_000, reset: 2_000, change: Infinity } as const;
/** The operator is warned when this part of the free codes is sent. */
export const WARN_SHARE = 0.8;
/** Codes with a proof of work for one network in 24 hours. A proof costs seconds only, so a flood also needs many networks. */
export const PROVED_CODES_OF_NETWORK = 5;
/**
 * Codes of a kind with a proof of work in an hour: limits what a flood from 200 networks or more can send. Counted by the
 * hour, so that other people get codes again soon after the flood ends.
 */
export const PROVED_CODES_AN_HOUR = 1_000;
