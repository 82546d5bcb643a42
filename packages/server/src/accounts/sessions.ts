import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import { REFRESH_SECONDS, type TokenSigner } from './access-token.js';
import type { SessionPlace } from './device.js';
import { hashRefreshToken, openSuccessor, sealSuccessor } from './refresh-secret.js';
import { runTransaction } from '../store/run-transaction.js';
import { revokeAllTokens } from './tokens/revoke-all-tokens.js';

/** Thirty seconds (S12): a lost answer or two tabs at once must not end a session. */
export const GRACE_MS = 30_000;

/** Tokens for a client. */
export interface IssuedTokens {
  readonly userId: number;
  readonly sessionId: string;
  readonly access: string;
  readonly refresh: string;
}

/** A sign-in that succeeded. */
export interface SessionStart extends SessionPlace {
  readonly userId: number;
  readonly loginType: number;
}

/** Starts, renews and ends sessions. A session is a family of refresh tokens, each used once. */
export interface Sessions {
  start(input: SessionStart): Promise<IssuedTokens>;
  /**
   * Exchanges a refresh token. Returns null if the session has ended. Reuse after the grace period ends the whole
   * session.
   */
  renew(refreshToken: string): Promise<IssuedTokens | null>;
  /** Returns the user of a refresh token; null for an unknown token. */
  ownerOf(refreshToken: string): Promise<number | null>;
  /** Ends the session of a refresh token. Its access tokens are invalid from the next request. */
  end(refreshToken: string): Promise<void>;
  /**
   * Ends all sessions of a user, or all but one, in the caller's transaction. All of them: the user's access tokens too,
   * because a reset or a deletion shuts out whoever else got in.
   */
  endAll(transaction: Transaction<Database>, ending: SessionsEnding): Promise<void>;
  /** Deletes expired tokens, and sessions without tokens. */
  purge(): Promise<void>;
}

/** Which sessions of a user to end. */
interface SessionsEnding {
  readonly userId: number;
  readonly reason: string;
  /** Id of a session that stays. */
  readonly except?: string;
}

interface SessionsOptions {
  readonly db: Kysely<Database>;
  readonly tokens: TokenSigner;
  readonly now: () => number;
  /** Called if an old refresh token returns after its grace period, which means that it was copied. */
  readonly onReuse: (session: { readonly sessionId: string; readonly userId: number }) => void;
  /** Queues a message to the owner, in the transaction that ends the session. */
  readonly notifyOwner: (transaction: Transaction<Database>, userId: number) => Promise<void>;
  /** Remembers the device of a sign-in, in the transaction that starts the session. */
  readonly noteDevice: (transaction: Transaction<Database>, session: SessionStart) => Promise<void>;
}

interface KnownToken {
  readonly token: string;
  readonly familyId: string;
  readonly userId: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  readonly sealed: string | null;
  readonly isRevoked: boolean;
}

/** Creates the sessions. All state is in the database, so a restart or a second process makes no difference. */
export function createSessions({ db, tokens, now, onReuse, notifyOwner, noteDevice }: SessionsOptions): Sessions {
  async function find(token: string): Promise<KnownToken | undefined> {
    const row = await db
      .selectFrom('refresh_tokens as token')
      .innerJoin('session_families as family', 'family.id', 'token.family_id')
      .select([
        'token.family_id',
        'family.user_id',
        'token.expires_at',
        'token.used_at',
        'token.successor_sealed',
        'family.revoked_at',
      ])
      .where('token.token_hash', '=', hashRefreshToken(token))
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      token,
      familyId: row.family_id,
      userId: row.user_id,
      expiresAt: readInteger(row.expires_at),
      usedAt: row.used_at === null ? null : readInteger(row.used_at),
      sealed: row.successor_sealed,
      isRevoked: row.revoked_at !== null,
    };
  }

  const newRefreshToken = () => tokens.signRefresh(randomBytes(32).toString('base64url'), now());
  const refreshRow = (token: string, familyId: string) => ({
    token_hash: hashRefreshToken(token),
    family_id: familyId,
    issued_at: now(),
    expires_at: now() + REFRESH_SECONDS * 1000,
    used_at: null,
    successor_sealed: null,
  });

  /** Returns false if the session has ended before. */
  async function revoke(on: Kysely<Database>, familyId: string, reason: string): Promise<boolean> {
    const { numUpdatedRows } = await on
      .updateTable('session_families')
      .set({ revoked_at: now(), revoked_reason: reason })
      .where('id', '=', familyId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Ends a session whose old token came back, and tells its owner once. */
  async function stopCopied({ familyId, userId }: KnownToken): Promise<void> {
    await runTransaction(db, async (transaction) => {
      if (await revoke(transaction, familyId, 'refresh token used twice')) await notifyOwner(transaction, userId);
    });
    onReuse({ sessionId: familyId, userId });
  }

  /** Returns the new token; null if another request was faster. */
  async function rotate(known: KnownToken): Promise<string | null> {
    const successor = await newRefreshToken();
    return runTransaction(db, async (transaction) => {
      // The update decides which of two requests is first: it locks the row of the token until the transaction ends.
      const claimed = await transaction
        .updateTable('refresh_tokens')
        .set({ used_at: now(), successor_sealed: sealSuccessor(known.token, successor) })
        .where('token_hash', '=', hashRefreshToken(known.token))
        .where('used_at', 'is', null)
        .executeTakeFirst();
      if (claimed.numUpdatedRows === 0n) return null;
      await transaction.insertInto('refresh_tokens').values(refreshRow(successor, known.familyId)).execute();
      await transaction
        .updateTable('session_families')
        .set({ last_used_at: now() })
        .where('id', '=', known.familyId)
        .execute();
      return successor;
    });
  }

  /** Follows a token in its grace period to the current one. Rotates only if the token itself is current. */
  async function liveTokenAfter(given: KnownToken): Promise<string | null> {
    if (given.usedAt === null) {
      const successor = await rotate(given);
      if (successor !== null) return successor;
      const again = await find(given.token);
      return again === undefined || again.usedAt === null ? null : liveTokenAfter(again);
    }
    // Used in the future: the clock was ahead then, and nobody knows how long ago it was.
    if (Math.abs(now() - given.usedAt) > GRACE_MS || given.sealed === null) {
      await stopCopied(given);
      return null;
    }
    const successor = await find(openSuccessor(given.token, given.sealed));
    if (!successor) return null;
    return successor.usedAt === null ? successor.token : liveTokenAfter(successor);
  }

  async function issue(session: { userId: number; sessionId: string }, refresh: string): Promise<IssuedTokens> {
    return { ...session, access: await tokens.signAccess(session, now()), refresh };
  }

  return {
    async start(session) {
      const { userId, loginType, device, deviceKind, address } = session;
      const sessionId = randomBytes(16).toString('base64url');
      const refresh = await newRefreshToken();
      await runTransaction(db, async (transaction) => {
        await transaction
          .insertInto('session_families')
          .values({
            id: sessionId,
            user_id: userId,
            login_type: loginType,
            created_at: now(),
            last_used_at: now(),
            device,
            device_kind: deviceKind,
            address,
            revoked_at: null,
            revoked_reason: '',
          })
          .execute();
        await transaction.insertInto('refresh_tokens').values(refreshRow(refresh, sessionId)).execute();
        await noteDevice(transaction, session);
      });
      return issue({ userId, sessionId }, refresh);
    },

    async renew(refreshToken) {
      if (!(await tokens.isRefresh(refreshToken, now()))) return null;
      const known = await find(refreshToken);
      if (!known || known.isRevoked || known.expiresAt <= now()) return null;
      const live = await liveTokenAfter(known);
      return live === null ? null : issue({ userId: known.userId, sessionId: known.familyId }, live);
    },

    async ownerOf(refreshToken) {
      return (await find(refreshToken))?.userId ?? null;
    },

    async end(refreshToken) {
      const known = await find(refreshToken);
      if (known) await revoke(db, known.familyId, 'signed out');
    },

    async endAll(transaction, { userId, reason, except }) {
      const ending = transaction
        .updateTable('session_families')
        .set({ revoked_at: now(), revoked_reason: reason })
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null);
      await (except === undefined ? ending : ending.where('id', '<>', except)).execute();
      if (except === undefined) await revokeAllTokens(transaction, { userId, now: now() });
    },

    async purge() {
      await db.deleteFrom('refresh_tokens').where('expires_at', '<', now()).execute();
      await db
        .deleteFrom('session_families')
        .where('id', 'not in', db.selectFrom('refresh_tokens').select('family_id'))
        .execute();
    },
  };
}
