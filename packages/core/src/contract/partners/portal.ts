import type { Fields, ValueOf } from '../wire/kind.js';
import { day, flag, sureCount, sureText, text, texts } from '../wire/readers.js';

const portalKey = {
  /** The key itself, `pk_…`; everybody can read it in the source of the partner's page. */
  key: sureText,
  /** ISO date of its creation. */
  createdOn: day,
  /** ISO date and time from which it is refused; empty for the current key. */
  endsAt: text,
  /** True if it has ended or was revoked. */
  isEnded: ['ended', flag],
  /** ISO date of its last use; null if it was never used. */
  lastUsedOn: day,
} as const;

/** A publishable key of a portal. */
export interface PortalKey extends ValueOf<typeof portalKey> {}

const portalVersion = {
  /** For example `1.4.2`. */
  version: sureText,
  /** ISO date of the last day on which a page sent it. */
  seenOn: day,
} as const;

/** A version of the widgets that pages of a portal load. */
export interface PortalVersion extends ValueOf<typeof portalVersion> {}

const portal = {
  /** Id of the portal. */
  id: sureText,
  /** The name that its owner gave it. */
  name: text,
  /** ISO date of the registration. */
  createdOn: day,
  /** Requests in a minute that its keys may make together. */
  perMinute: sureCount,
  /** Exact origins, `https://www.college.ac.in`. */
  origins: [sureText],
  /** Options for the widgets of all its pages; a page may set others. */
  defaults: texts,
  /** The current key first, then old ones that still work, then ended ones. */
  keys: [portalKey as Fields<PortalKey>],
  /** The versions that its pages have loaded in the last 30 days, the newest version first. */
  versions: [portalVersion as Fields<PortalVersion>],
} as const;

/** Pages of a partner that show the widgets: its keys and the origins that may use them. */
export interface Portal extends ValueOf<typeof portal> {}

export const portals = {
  /** The oldest first. */
  portals: [portal as Fields<Portal>],
  /** The version of the widgets that this server was built with; empty if it has none. */
  currentVersion: text,
} as const;

/** The portals of a member. */
export interface Portals extends ValueOf<typeof portals> {}

export const usageDay = {
  /** ISO date, a day in India. */
  day: sureText,
  /** Requests that were answered. */
  answered: sureCount,
  /** Requests over the quota, and from origins that are not registered. */
  refused: sureCount,
} as const;

/** Requests of a portal on one day. */
export interface UsageDay extends ValueOf<typeof usageDay> {}
