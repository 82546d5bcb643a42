import type { LargeIntegerColumn, NullableLargeIntegerColumn } from '../large-integer.js';

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

/** Tables of accounts and sessions, part of the library's database. */
export interface AccountTables {
  users: UserRow;
  subscriptions: SubscriptionRow;
  session_families: SessionFamilyRow;
  refresh_tokens: RefreshTokenRow;
}
