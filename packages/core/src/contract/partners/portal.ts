import { day, flag, items, record, sureCount, sureText, text, texts, type Fields } from '../wire/readers.js';

import type { PortalDefaults } from './portal-defaults.js';

/** A publishable key of a portal. */
export interface PortalKey {
  /** The key itself, `pk_…`; everybody can read it in the source of the partner's page. */
  readonly key: string;
  /** ISO date of its creation. */
  readonly createdOn: string | null;
  /** ISO date and time from which it is refused; empty for the current key. */
  readonly endsAt: string;
  /** True if it has ended or was revoked. */
  readonly isEnded: boolean;
  /** ISO date of its last use; null if it was never used. */
  readonly lastUsedOn: string | null;
}

/** A version of the widgets that pages of a portal load. */
export interface PortalVersion {
  /** For example `1.4.2`. */
  readonly version: string;
  /** ISO date of the last day on which a page sent it. */
  readonly seenOn: string | null;
}

/** Pages of a partner that show the widgets: its keys and the origins that may use them. */
export interface Portal {
  /** Id of the portal. */
  readonly id: string;
  /** The name that its owner gave it. */
  readonly name: string;
  /** ISO date of the registration. */
  readonly createdOn: string | null;
  /** Requests in a minute that its keys may make together. */
  readonly perMinute: number;
  /** Exact origins, `https://www.college.ac.in`. */
  readonly origins: readonly string[];
  /** Options for the widgets of all its pages; a page may set others. */
  readonly defaults: PortalDefaults;
  /** The current key first, then old ones that still work, then ended ones. */
  readonly keys: readonly PortalKey[];
  /** The versions that its pages have loaded in the last 30 days, the newest version first. */
  readonly versions: readonly PortalVersion[];
}

/** The portals of a member. */
export interface Portals {
  /** The oldest first. */
  readonly portals: readonly Portal[];
  /** The version of the widgets that this server was built with; empty if it has none. */
  readonly currentVersion: string;
}

/** Requests of a portal on one day. */
export interface UsageDay {
  /** ISO date, a day in India. */
  readonly day: string;
  /** Requests that were answered. */
  readonly answered: number;
  /** Requests over the quota, and from origins that are not registered. */
  readonly refused: number;
}

const portalKeyFields: Fields<PortalKey> = {
  key: sureText,
  createdOn: day,
  endsAt: text,
  isEnded: ['ended', flag],
  lastUsedOn: day,
};

const portalFields: Fields<Portal> = {
  id: sureText,
  name: text,
  createdOn: day,
  perMinute: sureCount,
  origins: items(sureText),
  defaults: texts,
  keys: items(record(portalKeyFields)),
  versions: items(record<PortalVersion>({ version: sureText, seenOn: day })),
};

/** Reads the portals of a member. */
export const portals = record<Portals>({ portals: items(record(portalFields)), currentVersion: text });

/** Reads the usage of a portal by day. */
export const usageDays = items(record<UsageDay>({ day: sureText, answered: sureCount, refused: sureCount }));
