import { NotSignedInError } from '@headnote/core/errors';
import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { readInteger } from '../store/large-integer.js';
import type { TokenSigner } from './access-token.js';

/** The user of a verified request. */
export interface Principal {
  readonly userId: number;
  readonly sessionId: string;
  /** False after the subscription has ended: the reader then gets previews (V10). */
  readonly hasSubscription: boolean;
}

interface PrincipalReaderOptions {
  readonly db: Kysely<Database>;
  readonly tokens: TokenSigner;
  readonly now: () => number;
}

/**
 * Creates the reader of `Authorization` headers: null without a header, the principal of a valid token otherwise.
 * Rejects with NotSignedInError for any other header. It reads session and subscription each time, so a sign-out or the
 * end of a subscription applies from the next request.
 */
export function createPrincipalReader({
  db,
  tokens,
  now,
}: PrincipalReaderOptions): (header: string | undefined) => Promise<Principal | null> {
  return async (header) => {
    if (header === undefined) return null;
    const token = /^Bearer ([\w.-]+)$/i.exec(header)?.[1];
    const claims = token === undefined ? null : await tokens.readAccess(token, now());
    if (!claims) throw new NotSignedInError('The access token is not valid or has expired. Please sign in again.');

    const session = await db
      .selectFrom('session_families as family')
      .innerJoin('users', 'users.id', 'family.user_id')
      .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
      .select((eb) => ['family.revoked_at', eb.fn.max('subscriptions.ends_at').as('ends_at')])
      .where('family.id', '=', claims.sessionId)
      .where('family.user_id', '=', claims.userId)
      .groupBy(['family.id', 'family.revoked_at'])
      .executeTakeFirst();
    if (!session || session.revoked_at !== null)
      throw new NotSignedInError('This session has ended. Please sign in again.');
    return {
      userId: claims.userId,
      sessionId: claims.sessionId,
      hasSubscription: readInteger(session.ends_at ?? 0) > now(),
    };
  };
}
