import { BusyError } from '@headnote/core/errors';
import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';
import { createAtOnce } from '../at-once.js';
import type { Cells } from '../../runtime/budgets/cells.js';
import { createFailureBudget } from '../../runtime/budgets/failure-budget.js';
import type { PasswordHasher } from '../password-hasher.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Who holds a stolen session may not guess the password with it: five mistakes, then waits up to 15 minutes. */
const PER_MEMBER = { free: 5, firstDelayMs: SECOND, maxDelayMs: 15 * MINUTE, forgetAfterMs: 60 * MINUTE };

/** Proofs of one member at once; a person makes one. */
const AT_ONCE_PER_MEMBER = 4;

/** Says whether a password is the member's. Rejects with BusyError after too many wrong ones. */
export type PasswordProof = (userId: number, password: string) => Promise<boolean>;

/** Words for a wrong password. */
export const WRONG_PASSWORD = 'The password is not correct.';

interface PasswordProofOptions {
  readonly db: Kysely<Database>;
  readonly hasher: PasswordHasher;
  readonly cells: Cells;
}

/** Creates the proof. */
export function createPasswordProof({ db, hasher, cells }: PasswordProofOptions): PasswordProof {
  const budget = createFailureBudget(cells, 'password-proofs', PER_MEMBER);
  const atOnce = createAtOnce(AT_ONCE_PER_MEMBER);
  const refuse = (wait: number) => {
    if (wait === 0) return;
    const retryAfter = Math.ceil(wait / SECOND);
    throw new BusyError('Too many wrong passwords. Please wait a little and try again.', { retryAfter });
  };
  return async (userId, password) => {
    const key = String(userId);
    refuse(await budget.waitFor(key));
    const matches = await atOnce(key, async () => {
      const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
      return hasher.verify(user?.password_hash ?? null, password);
    });
    // Each counts before its result is told; otherwise parallel guesses would all get one.
    refuse(await budget.failUnlessWaiting(key));
    if (matches) await budget.clear(key);
    return matches;
  };
}
