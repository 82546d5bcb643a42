import { runTransaction } from '../../store/run-transaction.js';
import { checkPassword } from '../flows/check-registration.js';
import { codeDestination, type FlowParts, refusal, type StepResult } from '../flows/flow-parts.js';
import type { Asker } from './asker.js';
import { type PasswordProof, WRONG_PASSWORD } from './password-proof.js';

/** The password until now and the new one. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
}

const CHANGED = 'Your password was changed, and your other sessions have ended.';
const SAME = 'The new password is the same as the old one.';

/** Changes the password, ends the other sessions and all steps of a reset, and tells the owner. */
export async function changePassword(
  { parts, prove }: { readonly parts: FlowParts; readonly prove: PasswordProof },
  { userId, sessionId }: Asker,
  { oldPassword, password }: PasswordChange,
): Promise<StepResult> {
  const weak = checkPassword(password);
  if (weak !== '') return refusal(weak);
  if (!(await prove(userId, oldPassword))) return refusal(WRONG_PASSWORD);
  if (password === oldPassword) return refusal(SAME);
  const passwordHash = await parts.hasher.hash(password);
  return runTransaction(parts.db, async (transaction) => {
    const user = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .returning(['email', 'mobile'])
      .executeTakeFirstOrThrow();
    await parts.sessions.endAll(transaction, { userId, reason: 'password changed', except: sessionId });
    await transaction.deleteFrom('account_flows').where('user_id', '=', userId).execute();
    const to = user.email === '' ? codeDestination(user, parts) : ({ channel: 'email', to: user.email } as const);
    if (to.to !== '') await parts.queue(transaction, parts.texts.passwordChanged(to));
    return { isDone: true, message: CHANGED, handle: '' };
  });
}
