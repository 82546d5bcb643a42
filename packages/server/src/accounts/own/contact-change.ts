import type { Transaction } from 'kysely';
import type { Destination } from '../../messages/message-texts.js';
import type { Database } from '../../store/database.js';
import { lockForTransaction } from '../../store/locks.js';
import { runTransaction } from '../../store/run-transaction.js';
import { checkContact } from '../flows/check-registration.js';
import { findOwner } from '../flows/find-owner.js';
import { refuseCode } from '../flows/code-budgets.js';
import { CODE_LIFE_MS } from '../flows/code-limits.js';
import {
  codeDestination,
  destinationKey,
  type FlowParts,
  refusal,
  type StepResult,
  WRONG_CODE,
} from '../flows/flow-parts.js';
import { type PasswordProof, WRONG_PASSWORD } from './password-proof.js';

type ContactKind = 'email' | 'mobile';

/** A new address or number, with the password of who asks. */
export interface ContactChange {
  readonly kind: ContactKind;
  readonly to: string;
  readonly password: string;
}

const CODE_SENT = 'We sent a code to your new e-mail address or mobile number. Please enter it.';
const NO_SMS = 'This library cannot send SMS, and your account has no e-mail address to which the code could go.';
const CHANGED = { email: 'Your e-mail address was changed.', mobile: 'Your mobile number was changed.' } as const;
const SAME = {
  email: 'This is already the e-mail address of your account.',
  mobile: 'This is already the mobile number of your account.',
} as const;
const KINDS = { email: 'email-change', mobile: 'mobile-change' } as const;

/**
 * Sends a code to a new address or number. If it belongs to another account, its owner gets a message instead and no
 * code completes the flow, so the answer does not tell who has an account (G2).
 */
export async function startContactChange(
  { parts, prove }: { readonly parts: FlowParts; readonly prove: PasswordProof },
  userId: number,
  { kind, to: entered, password }: ContactChange,
): Promise<StepResult> {
  const to = entered.trim();
  const problem = checkContact(kind, to);
  if (problem !== '') return refusal(problem);
  if (!(await prove(userId, password))) return refusal(WRONG_PASSWORD);
  return runTransaction(parts.db, async (transaction) => {
    const user = await transaction.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    const key = destinationKey(to);
    const isConfirmed = kind === 'email' ? user.email_confirmed : user.mobile_confirmed;
    if (key === destinationKey(user[kind]) && isConfirmed === 1) return refusal(SAME[kind]);
    const destination = kind === 'mobile' && !parts.hasSms ? mailTo(user.email) : destinationOf(kind, to);
    if (destination.to === '') return refusal(NO_SMS);
    const toKey = parts.secrets.keyOf(destinationKey(destination.to));
    // The second limit is the member's: nobody makes the library write to one number after another.
    const fromKey = parts.secrets.keyOf(`member ${userId}`);
    const request = { kind: 'change', fromKey } as const;
    const refused =
      (await parts.codes.take(transaction, { ...request, toKey: fromKey, sends: false })) ??
      (await parts.codes.take(transaction, { ...request, toKey, sends: true }));
    if (refused !== undefined) return refusal(refuseCode(refused));
    const twin = await findOwner(transaction, { [kind]: key }, { otherThan: userId });
    const handle = parts.secrets.newHandle();
    const code = parts.secrets.newCode();
    await parts.flows.open(transaction, {
      handle,
      kind: KINDS[kind],
      userId: twin === undefined ? userId : null,
      toKey,
      code,
      expiresAt: parts.now() + CODE_LIFE_MS,
      newContact: to,
    });
    await parts.queue(
      transaction,
      twin === undefined
        ? parts.texts.changeCode(destination, code)
        : parts.texts.alreadyRegistered(codeDestination(twin, parts)),
    );
    return { isDone: true, message: CODE_SENT, handle };
  });
}

/** Stores the new address or number if the code is right, and writes to the old address. */
export async function confirmContactChange(
  parts: FlowParts,
  userId: number,
  { handle, code }: { readonly handle: string; readonly code: string },
): Promise<StepResult> {
  return runTransaction(parts.db, async (transaction) => {
    await lockForTransaction(transaction, 'contacts');
    for (const kind of ['email', 'mobile'] as const) {
      const flow = await parts.flows.find(transaction, KINDS[kind], handle);
      if (flow === undefined) continue;
      if (flow.userId !== null && flow.userId !== userId) return refusal(WRONG_CODE);
      if (!(await parts.flows.useCode(transaction, flow, code)) || flow.userId === null) return refusal(WRONG_CODE);
      const key = destinationKey(flow.newContact);
      if (await findOwner(transaction, { [kind]: key }, { otherThan: userId })) return refusal(WRONG_CODE);
      await parts.flows.end(transaction, flow);
      await store(parts, transaction, { kind, userId, key, to: flow.newContact });
      return { isDone: true, message: CHANGED[kind], handle: '' };
    }
    return refusal(WRONG_CODE);
  });
}

interface NewContact {
  readonly kind: ContactKind;
  readonly userId: number;
  readonly key: string;
  readonly to: string;
}

async function store(
  parts: FlowParts,
  transaction: Transaction<Database>,
  { kind, userId, key, to }: NewContact,
): Promise<void> {
  const old = await transaction.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  await transaction
    .updateTable('users')
    .set(
      kind === 'email'
        ? { email: to, email_key: key, email_confirmed: 1 }
        : { mobile: to, mobile_key: key, mobile_confirmed: parts.hasSms ? 1 : 0 },
    )
    .where('id', '=', userId)
    .execute();
  // A code that went to the old address must not open the account any more.
  await transaction.deleteFrom('account_flows').where('user_id', '=', userId).execute();
  if (old.email === '' || destinationKey(old.email) === key) return;
  await parts.queue(
    transaction,
    kind === 'email'
      ? parts.texts.emailChanged(old.email, { newEmail: to })
      : parts.texts.mobileChanged(old.email, { newMobile: to }),
  );
}

const mailTo = (email: string): Destination => ({ channel: 'email', to: email });
const destinationOf = (kind: ContactKind, to: string): Destination => ({
  channel: kind === 'email' ? 'email' : 'sms',
  to,
});
