import type { LargeIntegerColumn, NullableLargeIntegerColumn } from '../large-integer.js';
import type { Generated } from 'kysely';

/** Pages of a partner that show our widgets. */
export interface PartnerPortalRow {
  /** Random, short enough to type. */
  id: string;
  /** The member who registered it. */
  user_id: number;
  name: string;
  /** Requests in a minute that its keys may make together. */
  per_minute: number;
  /** Options for the widgets of all its pages: a JSON object of texts. */
  defaults: Generated<string>;
  created_at: LargeIntegerColumn;
}

/** A publishable key: everybody can read it in the source of the partner's page. */
export interface PartnerKeyRow {
  key: string;
  portal_id: string;
  created_at: LargeIntegerColumn;
  /** From when it is refused; null for the current key. */
  ends_at: NullableLargeIntegerColumn;
  /** Day in India, ISO; empty if it was never used. */
  last_used_on: Generated<string>;
}

/** An origin whose pages may use the keys of a portal. */
export interface PartnerOriginRow {
  portal_id: string;
  /** As a browser sends it: `https://www.college.ac.in`. */
  origin: string;
}

/** Requests of one portal on one day. */
export interface PartnerUsageRow {
  portal_id: string;
  /** Day in India, ISO. */
  day: string;
  answered: LargeIntegerColumn;
  /** Requests over the quota, and from origins that are not registered. */
  refused: LargeIntegerColumn;
}

/** A version of the widgets that a portal's pages load. */
export interface PartnerVersionRow {
  portal_id: string;
  version: string;
  /** The last day in India, ISO. */
  seen_on: string;
}

/** Tables of partners, part of the library's database. */
export interface PartnerTables {
  partner_portals: PartnerPortalRow;
  partner_keys: PartnerKeyRow;
  partner_origins: PartnerOriginRow;
  partner_usage: PartnerUsageRow;
  partner_versions: PartnerVersionRow;
}
