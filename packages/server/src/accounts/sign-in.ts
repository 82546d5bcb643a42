import { BusyError } from '@headnote/core/errors';
import type { Selectable } from 'kysely';
import type { UserRow } from '../store/tables/account-tables.js';
import { addressKey } from '../runtime/address-key.js';
import { createAtOnce } from './at-once.js';
import { maskAddress, readDevice } from './device.js';
import type { Cells } from '../runtime/budgets/cells.js';
import { createFailureBudget, type FailureLimits } from '../runtime/budgets/failure-budget.js';
import type { KnownAddresses } from './known-addresses.js';
import type { PasswordHasher } from './password-hasher.js';
import type { WorkProofs } from './work-proofs.js';
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

/**
 * One account from all addresses: stops a guess from each of many addresses. An address from which the owner has signed
 * in before is exempt, so strangers cannot lock the owner out there; everywhere else a reset still works.
 */
const PER_ACCOUNT_ANYWHERE = { free: 20, firstDelayMs: SECOND, maxDelayMs: 15 * MINUTE, forgetAfterMs: 60 * MINUTE };
/** All accounts from all addresses: a thousand mistakes an hour, then one more a second, and those with a proof of work. */
const GLOBAL = { free: 1_000, firstDelayMs: SECOND, maxDelayMs: SECOND, forgetAfterMs: 60 * MINUTE };
/** The key of a budget that has only one. */
const EVERYONE = 'everyone';
/** Sign-ins of one address that may wait for their hash at once; more would delay everybody else. */
const AT_ONCE_PER_ADDRESS = 20;

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
  readonly userId: number;
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
  /** Solves the challenge of an earlier refusal (BusyError). */
  readonly proof?: string | undefined;
  /** What the browser says of itself; may be empty. */
  readonly userAgent: string;
  /** Called when the password is wrong, with the account if there is one; for the log, never for the answer. */
  readonly onRefused?: (userId: number | undefined) => void;
}

interface SignInOptions {
  readonly users: Users;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly reopenActivation: (userId: number, address: string) => Promise<string>;
  /** Addresses from which members have signed in; kept over restarts. */
  readonly known: KnownAddresses;
  /** Lets sign-ins pass while the budget of everyone together is spent. */
  readonly proofs: WorkProofs;
  readonly now: () => number;
  /** What the budgets are made of. */
  readonly cells: Cells;
}

/** The sign-in of members. */
export interface SignIn {
  readonly signIn: (credentials: Credentials) => Promise<SignInResult>;
  /** Forgets the failures of an account whose owner has just proved who it is. */
  readonly forgive: (of: { readonly username: string; readonly address: string }) => Promise<void>;
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
  known,
  proofs,
  now,
  cells,
}: SignInOptions): SignIn {
  const budgetOf = (name: string, limits: FailureLimits) => createFailureBudget(cells, `sign-ins-${name}`, limits);
  const byAccountHere = budgetOf('of-account-here', PER_ACCOUNT);
  const byAccount = budgetOf('of-account', PER_ACCOUNT_ANYWHERE);
  const byAddress = budgetOf('of-address', PER_ADDRESS);
  const global = budgetOf('of-everyone', GLOBAL);
  const atOnce = createAtOnce(AT_ONCE_PER_ADDRESS);

  const keysOf = (username: string, from: string) => {
    const address = addressKey(from);
    const account = normalizeUsername(username);
    return { address, account, here: `${account} ${address}` };
  };
  const forgive: SignIn['forgive'] = async ({ username, address: from }) => {
    const { account, here } = keysOf(username, from);
    await byAccountHere.clear(here);
    await byAccount.clear(account);
  };

  const signIn: SignIn['signIn'] = async (credentials) => {
    const { username, password, loginType, address: from, userAgent, proof, onRefused } = credentials;
    const { address, account, here } = keysOf(username, from);
    const isKnown = await known.has(account, address);
    let isProved = false;
    const refuse = (wait: number, challenge?: string): never => {
      throw new BusyError('Too many failed sign-ins. Please wait a little and try again.', {
        retryAfter: Math.ceil(wait / SECOND),
        ...(challenge !== undefined && { challenge }),
      });
    };
    const refuseWhileWaiting = async () => {
      const own = Math.max(
        await byAccountHere.waitFor(here),
        await byAddress.waitFor(address),
        isKnown ? 0 : await byAccount.waitFor(account),
      );
      const everyones = isKnown || isProved ? 0 : await global.waitFor(EVERYONE);
      const wait = Math.max(own, everyones);
      if (wait === 0) return;
      const of = { account, address, failures: await byAccount.failuresOf(account) };
      // A proof is used up only where it is of use.
      isProved = own === 0 && proof !== undefined && (await proofs.use(proof, of));
      if (!isProved) refuse(wait, own === 0 ? proofs.challengeFor(of) : undefined);
    };
    /** Counts a guess at the account before its result is told. Of guesses at once, no more get one than may. */
    const countGuess = async () => {
      const wait = await byAccountHere.failUnlessWaiting(here);
      if (wait > 0) refuse(wait);
      if (isKnown) return byAccount.fail(account);
      const anywhere = await byAccount.failUnlessWaiting(account);
      if (anywhere > 0) refuse(anywhere);
    };

    await refuseWhileWaiting();
    const { user, matches } = await atOnce(address, async () => {
      const found = await users.findByName(username);
      return { user: found, matches: await hasher.verify(found?.password_hash ?? null, password) };
    });
    // Checks again after the slow hash; otherwise a thousand parallel guesses would all get a result.
    await refuseWhileWaiting();
    await countGuess();
    if (!user || !matches) {
      await byAddress.fail(address);
      await global.fail(EVERYONE);
      onRefused?.(user?.id);
      return null;
    }

    // Clears only the account's failures; otherwise attackers could clear their address by signing in as themselves.
    await forgive({ username, address: from });
    await known.add(user.id, address);
    if (user.status === 'pending')
      return { state: 'not-active', userId: user.id, handle: await reopenActivation(user.id, from) };
    const tokens = await sessions.start({
      userId: user.id,
      loginType,
      ...readDevice(userAgent),
      address: maskAddress(from),
    });
    return {
      state: 'signed-in',
      user,
      tokens,
      daysRemaining: daysRemaining(await users.subscriptionEnd(user.id), now()),
    };
  };
  return { signIn, forgive };
}
