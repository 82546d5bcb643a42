import { randomUUID } from 'node:crypto';
import { accessTokenLimits } from '@headnote/core/contract';
import type { Kysely, Transaction } from 'kysely';
import { recordAct } from '../../store/audit.js';
import type { Database } from '../../store/database.js';
import { isPostgres } from '../../store/dialect-of.js';
import { lockForTransaction } from '../../store/locks.js';
import { runTransaction } from '../../store/run-transaction.js';
import { DAY_MS } from '../subscription.js';
import { makeTokenSecret } from './token-secret.js';

/** The new token, or why there is none. */
export type MadeToken =
  | { readonly isDone: true; readonly message: string; readonly id: string; readonly token: string }
  | { readonly isDone: false; readonly message: string };

/** More in a day means a program: each leaves a line in the record. */
const MADE_IN_A_DAY = 20;
/** How long the account's export still lists a revoked token. */
const KEPT_MS = 90 * DAY_MS;

const MADE = 'The token was made. Copy it now: it is shown once.';
const NO_NAME = 'Please enter a name for the token.';
const LONG_NAME = `The name of a token has at most ${accessTokenLimits.maxName} characters.`;
const NAME_USED = 'You have a token with this name. Choose another name.';
const TOO_MANY = `You have ${accessTokenLimits.maxTokens} tokens. Revoke one first.`;
const MANY_TODAY = 'You made many tokens today. Please try again tomorrow.';

const DELETION_WAITS = 'Your account is going to be deleted. Keep it, under “Delete account”, before you make a token.';

const refused = (message: string): MadeToken => ({ isDone: false, message });

/** Makes a token and records it. Only its hash is stored. An account that waits for its deletion gets none. */
export async function makeToken(
  db: Kysely<Database>,
  { userId, name: typed, now }: { readonly userId: number; readonly name: string; readonly now: number },
): Promise<MadeToken> {
  const name = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  if (name === '') return refused(NO_NAME);
  if (Array.from(name).length > accessTokenLimits.maxName) return refused(LONG_NAME);
  const nameKey = name.toLowerCase();
  return runTransaction(db, async (transaction) => {
    await lockForTransaction(transaction, 'access-tokens');
    if (await waitsForDeletion(transaction, userId)) return refused(DELETION_WAITS);
    await forgetRevoked(transaction, { userId, before: now - KEPT_MS });
    const others = await transaction
      .selectFrom('access_tokens')
      .select(['name_key', 'revoked_at', 'made_at'])
      .where('user_id', '=', userId)
      .execute();
    const live = others.filter((one) => one.revoked_at === null);
    if (live.some((one) => one.name_key === nameKey)) return refused(NAME_USED);
    if (live.length >= accessTokenLimits.maxTokens) return refused(TOO_MANY);
    if (others.filter((one) => Number(one.made_at) > now - DAY_MS).length >= MADE_IN_A_DAY) return refused(MANY_TODAY);
    const { token, hash, ending } = makeTokenSecret();
    const id = randomUUID();
    await transaction
      .insertInto('access_tokens')
      .values({ id, user_id: userId, name, name_key: nameKey, token_hash: hash, ending, made_at: now })
      .execute();
    await recordAct(transaction, {
      at: now,
      actor: `member:${userId}`,
      act: 'access-token-made',
      userId,
      details: `“${name}”, ends in ${ending}`,
    });
    return { isDone: true, message: MADE, id, token };
  });
}

/** PostgreSQL: locks the account, so a deletion that begins at the same time revokes the new token too. */
async function waitsForDeletion(transaction: Transaction<Database>, userId: number): Promise<boolean> {
  const account = transaction.selectFrom('users').select('deletes_at').where('id', '=', userId);
  const user = await (isPostgres(transaction) ? account.forUpdate() : account).executeTakeFirstOrThrow();
  return user.deletes_at !== null;
}

async function forgetRevoked(
  transaction: Transaction<Database>,
  { userId, before }: { readonly userId: number; readonly before: number },
): Promise<void> {
  await transaction
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('revoked_at', '<', before)
    .execute();
}
