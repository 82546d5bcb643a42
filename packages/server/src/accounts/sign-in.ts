import { BusyError } from '@headnote/core/errors';
import type { Selectable } from 'kysely';
import type { UserRow } from '../store/tables/account-tables.js';
import { createFailureBudget } from './failure-budget.js';
import type { PasswordHasher } from './password-hasher.js';
import type { IssuedTokens, Sessions } from './sessions.js';
import { daysRemaining } from './subscription.js';
import { normalizeUsername, type Users } from './users.js';

/** The same text for an unknown user and for a wrong password. */
export const SIGN_IN_FAILED = 'Incorrect username or password.';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Five mistakes are free; then the wait is 1 s, 2 s, 4 s, up to 15 minutes. */
const PER_ACCOUNT = { free: 5, firstDelayMs: SECOND, maxDelayMs: 15 * MINUTE, forgetAfterMs: 60 * MINUTE };
/**
 * A whole office may share an address, so this limit is higher; it still stops trying one password with many names.
 */
const PER_ADDRESS = { free: 50, firstDelayMs: SECOND, maxDelayMs: 5 * MINUTE, forgetAfterMs: 60 * MINUTE };

/** A user who has just signed in. */
export interface SignedIn {
  readonly state: 'signed-in';
  readonly user: Selectable<UserRow>;
  readonly tokens: IssuedTokens;
  readonly daysRemaining: number;
}

/** The password was right, but the activation code was not entered yet. */
export interface NotActive {
  readonly state: 'not-active';
  /** Handle of the activation. */
  readonly handle: string;
}

/** Null for an unknown user and for a wrong password. */
export type SignInResult = SignedIn | NotActive | null;

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly loginType: number;
  /** Network address of the request. */
  readonly address: string;
}

interface SignInOptions {
  readonly users: Users;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly reopenActivation: (userId: number) => Promise<string>;
  readonly now: () => number;
}

/**
 * Creates the sign-in. It returns null both for an unknown user and for a wrong password, after the same number of hash
 * operations. It rejects with BusyError while the address, or the account from this address, has to wait.
 */
export function createSignIn({
  users,
  hasher,
  sessions,
  reopenActivation,
  now,
}: SignInOptions): (credentials: Credentials) => Promise<SignInResult> {
  const byAccount = createFailureBudget({ ...PER_ACCOUNT, now });
  const byAddress = createFailureBudget({ ...PER_ADDRESS, now });

  return async ({ username, password, loginType, address }) => {
    const account = `${normalizeUsername(username)} ${address}`;
    const refuseWhileWaiting = () => {
      const wait = Math.max(byAccount.waitFor(account), byAddress.waitFor(address));
      if (wait === 0) return;
      const retryAfter = Math.ceil(wait / SECOND);
      throw new BusyError('Too many failed sign-ins. Please wait a little and try again.', { retryAfter });
    };

    refuseWhileWaiting();
    const user = await users.findByName(username);
    const matches = await hasher.verify(user?.password_hash ?? null, password);
    // Checks again after the slow hash; otherwise a thousand parallel guesses would all get a result.
    refuseWhileWaiting();
    if (!user || !matches) {
      byAccount.fail(account);
      byAddress.fail(address);
      return null;
    }

    // Clears only the account's failures; otherwise attackers could clear their address by signing in as themselves.
    byAccount.clear(account);
    if (user.status === 'pending') return { state: 'not-active', handle: await reopenActivation(user.id) };
    const tokens = await sessions.start({ userId: user.id, loginType });
    return {
      state: 'signed-in',
      user,
      tokens,
      daysRemaining: daysRemaining(await users.subscriptionEnd(user.id), now()),
    };
  };
}
