import type { Generated } from 'kysely';
import type { LargeInteger, LargeIntegerColumn, NullableLargeIntegerColumn } from '../large-integer.js';
import type { MessageTables } from './message-tables.js';

/** A person who can sign in. */
export interface UserRow {
  /** Random positive integer below 2^31: never reused, and it does not tell how many accounts there are. */
  id: number;
  /** Lower case; unique. */
  username: string;
  /** Argon2id, PHC string; the pepper is not in it. */
  password_hash: string;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string;
  /** `pending` until the activation code is entered; a pending account cannot be used. */
  status: Generated<'active' | 'pending'>;
  /** The address and the number in the form in which they are compared; unique among active accounts. */
  email_key: Generated<string>;
  mobile_key: Generated<string>;
  country: Generated<string>;
  state: Generated<string>;
  city: Generated<string>;
  /** The plan that was chosen at registration; 0 if none. */
  plan_id: Generated<number>;
  /** 1 if a code that was sent to the address or the number came back. */
  email_confirmed: Generated<number>;
  mobile_confirmed: Generated<number>;
  /** When the account is deleted, because the member asked for it; null otherwise. */
  deletes_at: Generated<LargeInteger | null>;
  /** Milliseconds since 1970, as every time in these tables. */
  created_at: LargeIntegerColumn;
}

/** A paid or trial period of one user; the latest `ends_at` decides. */
export interface SubscriptionRow {
  id: string;
  user_id: number;
  plan_id: number;
  starts_at: LargeIntegerColumn;
  ends_at: LargeIntegerColumn;
}

/** One sign-in on one device, with all refresh tokens that came from it. */
export interface SessionFamilyRow {
  /** Random; the `sid` of the access tokens and the session id of the sign-in's answer. */
  id: string;
  user_id: number;
  login_type: number;
  created_at: LargeIntegerColumn;
  /** Set by sign-out or by the reuse of an old refresh token; from then on no token of the family counts. */
  revoked_at: NullableLargeIntegerColumn;
  revoked_reason: string;
  /** What the browser says of itself in words, `Chrome on Windows`; empty if nothing. */
  device: Generated<string>;
  device_kind: Generated<'computer' | 'phone' | 'unknown'>;
  /** The network address of the sign-in without its last parts. */
  address: Generated<string>;
  /** The sign-in or the last renewal. */
  last_used_at: LargeIntegerColumn;
}

/** One setting of one member, so that settings that are saved at the same time do not overwrite each other. */
export interface MemberSettingRow {
  user_id: number;
  /** `judgment.sort`, `courts.courts`… */
  name: string;
  /** JSON. */
  value: string;
  updated_at: LargeIntegerColumn;
}

/** A refresh token, known only by its hash. */
export interface RefreshTokenRow {
  /** SHA-256 of the token, base64url. */
  token_hash: string;
  family_id: string;
  issued_at: LargeIntegerColumn;
  expires_at: LargeIntegerColumn;
  /** When it was exchanged for its successor; null while it is the live one. */
  used_at: NullableLargeIntegerColumn;
  /** The successor, sealed under the token itself, so that only the owner of the old token can get the same new one. */
  successor_sealed: string | null;
}

/** A registration or a reset on its way: the holder of the handle has to enter a code, or may set a password. */
export interface AccountFlowRow {
  /** SHA-256 of the handle, base64url. */
  handle_hash: string;
  kind: 'activation' | 'reset' | 'new-password' | 'email-change' | 'mobile-change' | 'payment';
  /** Null for a decoy: nobody has the address that was entered. */
  user_id: number | null;
  /** Keyed hash of the address or number to which the codes go. */
  to_key: string;
  /** Keyed hash of the code; empty once it was used, or if the flow needs none. */
  code_hash: string;
  /** Wrong codes since the last one was sent. */
  tries: number;
  sent_at: LargeIntegerColumn;
  code_expires_at: LargeIntegerColumn;
  expires_at: LargeIntegerColumn;
  /** The address or number that replaces the old one once its code is entered; empty for any other flow. */
  new_contact: Generated<string>;
}

/** A code that was sent, or would have been sent to an unknown address; for the limits. */
export interface CodeSentRow {
  to_key: string;
  /** Keyed hash of the network address, or of the member, that asked. */
  from_key: string;
  /** 1 if a message went out, which counts for the day; 0 for an unknown address. */
  is_sent: number;
  sent_at: LargeIntegerColumn;
  /** What the code is for; empty for one from before these budgets. */
  kind: Generated<'registration' | 'reset' | 'change' | ''>;
  /** Keyed hash of the network (`providerKey`); empty for a code that counts for none. */
  network_key: Generated<string>;
  /** 1 if it was asked for with a proof of work while the budget of its kind was low. */
  is_proved: Generated<number>;
}

/** A network address from which a member has signed in. */
export interface KnownAddressRow {
  user_id: number;
  /** Keyed hash of the address. */
  address_key: string;
  seen_at: LargeIntegerColumn;
}

/** A device from which a member has signed in. */
export interface KnownDeviceRow {
  user_id: number;
  /** Keyed hash of the device in words, `Chrome on Windows`. */
  device_key: string;
  seen_at: LargeIntegerColumn;
}

/** A trial whose end was announced to the member. */
export interface TrialNoticeRow {
  subscription_id: string;
  sent_at: LargeIntegerColumn;
}

/** A token with which a tool of a member reads the library, known only by its hash. */
export interface AccessTokenRow {
  id: string;
  user_id: number;
  /** The member's name for it, and the form in which names are compared. */
  name: string;
  name_key: string;
  /** SHA-256 of the token, base64url. */
  token_hash: string;
  /** The last characters of the token. */
  ending: string;
  made_at: LargeIntegerColumn;
  last_used_at: Generated<LargeInteger | null>;
  /** The network address of the last request without its last parts. */
  address: Generated<string>;
  /** Day of the last request in India, ISO, and the requests on it. */
  used_on: Generated<string>;
  used: Generated<number>;
  /** Set when it was revoked; from then on it does not count. */
  revoked_at: Generated<LargeInteger | null>;
}

/** What all tokens of a member used on one day, also those revoked on it. */
export interface AccessTokenDayRow {
  user_id: number;
  /** Day in India, ISO. */
  used_on: string;
  used: number;
}

/** An act of an operator that concerns an account. */
export interface AuditLogRow {
  id: string;
  at: LargeIntegerColumn;
  actor: string;
  act: string;
  user_id: number | null;
  details: string;
}

/** Tables of accounts, sessions and messages, part of the library's database. */
export interface AccountTables extends MessageTables {
  users: UserRow;
  subscriptions: SubscriptionRow;
  session_families: SessionFamilyRow;
  member_settings: MemberSettingRow;
  refresh_tokens: RefreshTokenRow;
  account_flows: AccountFlowRow;
  codes_sent: CodeSentRow;
  known_addresses: KnownAddressRow;
  known_devices: KnownDeviceRow;
  trial_notices: TrialNoticeRow;
  audit_log: AuditLogRow;
  access_tokens: AccessTokenRow;
  access_token_days: AccessTokenDayRow;
}
