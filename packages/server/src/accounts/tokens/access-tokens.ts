import type { AccessTokenList } from '@headnote/core/contract';
import { NotFoundError, NotSignedInError } from '@headnote/core/errors';
import type { Kysely } from 'kysely';
import { recordAct } from '../../store/audit.js';
import type { Database } from '../../store/database.js';
import { readInteger } from '../../store/large-integer.js';
import { runTransaction } from '../../store/run-transaction.js';
import type { Cells } from '../../runtime/budgets/cells.js';
import { maskAddress } from '../device.js';
import type { Principal } from '../principal.js';
import { dayInIndia } from '../subscription.js';
import { makeToken, type MadeToken } from './make-token.js';
import { createRequestMinute, spendOfDay } from './spend-request.js';
import { hashInHeader } from './token-secret.js';

/** A member as one of his tools asks in his name. */
export interface TokenHolder {
  readonly tokenId: string;
  /** His sessions are not open to a tool, so the id of the session is empty. */
  readonly principal: Principal;
}

/** A request of a tool that counts. */
interface CountedRequest {
  /** Requests that it counts as. */
  readonly cost: number;
  /** Network address of the tool. */
  readonly address: string;
}

/** The tokens with which members let their own tools read the library. */
export interface AccessTokens {
  list(userId: number): Promise<AccessTokenList>;
  make(userId: number, name: string): Promise<MadeToken>;
  /** Rejects with NotFoundError if the member has no such token. */
  revoke(userId: number, id: string): Promise<void>;
  /** Reads an `Authorization` header. Rejects with NotSignedInError unless it has a token that counts. */
  read(header: string | undefined): Promise<TokenHolder>;
  /** Takes a request from the limits of the member. Rejects with a BusyError that says when to try again. */
  spend(holder: TokenHolder, request: CountedRequest): Promise<void>;
}

interface AccessTokensOptions {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  readonly cells: Cells;
}

const NOT_VALID = 'This access token is not valid or was revoked. Make a new one in your account, under Access tokens.';
const UNKNOWN = 'You have no such token. It may have been revoked already.';

/** Creates them on one database. Every request reads its token, so a revoked one is refused from the next request. */
export function createAccessTokens({ db, now, cells }: AccessTokensOptions): AccessTokens {
  const spendOfMinute = createRequestMinute(cells, 'token-requests');
  return {
    list: (userId) => listTokens(db, userId, now()),
    make: (userId, name) => makeToken(db, { userId, name, now: now() }),
    revoke: (userId, id) => revokeToken(db, { userId, id, now: now() }),

    async read(header) {
      const hash = hashInHeader(header);
      const row = hash === undefined ? undefined : await findHolder(db, hash);
      if (!row) throw new NotSignedInError(NOT_VALID);
      const hasSubscription = readInteger(row.ends_at ?? 0) > now();
      return { tokenId: row.id, principal: { userId: row.user_id, sessionId: '', hasSubscription } };
    },

    async spend({ tokenId, principal: { userId } }, { cost, address }) {
      await spendOfMinute(userId, cost);
      await spendOfDay(db, { tokenId, userId, cost, address: maskAddress(address) }, now());
    },
  };
}

/** No token of an account that waits for its deletion counts. */
function findHolder(db: Kysely<Database>, hash: string) {
  return db
    .selectFrom('access_tokens as token')
    .innerJoin('users', 'users.id', 'token.user_id')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'token.user_id')
    .select((eb) => ['token.id', 'token.user_id', eb.fn.max('subscriptions.ends_at').as('ends_at')])
    .where('token.token_hash', '=', hash)
    .where('token.revoked_at', 'is', null)
    .where('users.deletes_at', 'is', null)
    .groupBy(['token.id', 'token.user_id'])
    .executeTakeFirst();
}

async function listTokens(db: Kysely<Database>, userId: number, now: number): Promise<AccessTokenList> {
  const today = dayInIndia(now);
  const rows = await db
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
  const day = await db
    .selectFrom('access_token_days')
    .select('used')
    .where('user_id', '=', userId)
    .where('used_on', '=', today)
    .executeTakeFirst();
  return {
    tokens: rows.map((row) => ({
      id: row.id,
      name: row.name,
      ending: row.ending,
      madeAt: new Date(readInteger(row.made_at)).toISOString(),
      lastUsedAt: row.last_used_at === null ? '' : new Date(readInteger(row.last_used_at)).toISOString(),
      address: row.address,
      usedToday: row.used_on === today ? row.used : 0,
    })),
    usedToday: day?.used ?? 0,
  };
}

/** An unknown id and another member's token read alike: NotFoundError. */
async function revokeToken(
  db: Kysely<Database>,
  { userId, id, now }: { readonly userId: number; readonly id: string; readonly now: number },
): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const revoked = await transaction
      .updateTable('access_tokens')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .returning(['name', 'ending'])
      .executeTakeFirst();
    if (!revoked) throw new NotFoundError(UNKNOWN);
    await recordAct(transaction, {
      at: now,
      actor: `member:${userId}`,
      act: 'access-token-revoked',
      userId,
      details: `“${revoked.name}”, ends in ${revoked.ending}`,
    });
  });
}
