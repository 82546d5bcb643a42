import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { lockForTransaction } from '../../store/locks.js';
import type { UserRow } from '../../store/tables/account-tables.js';
import { trialEnd, TRIAL_PLAN_ID } from '../subscription.js';
import type { Destination } from '../../messages/message-texts.js';
import { type Requester, refuseCode } from './code-budgets.js';
import { PAYMENT_LIFE_MS, REGISTRATION_LIFE_MS } from './code-limits.js';
import { findOwner } from './find-owner.js';
import {
  codeDestination,
  destinationKey,
  type FlowParts,
  ofRegistration,
  refusal,
  type StepResult,
  writeInTurn,
  WRONG_CODE,
} from './flow-parts.js';

const ACTIVATED = 'Your account is active. Please sign in.';
const CODE_SENT = 'We sent you a new activation code.';
/** Told only to someone who has received the code. */
const ALREADY_ACTIVE =
  'This e-mail address or mobile number already has an account. Please sign in or reset the password.';

/** Activates the account of a registration whose code is right, and starts the trial if it was chosen. */
export async function activate(
  parts: FlowParts,
  { handle, code }: { readonly handle: string; readonly code: string },
): Promise<StepResult> {
  // Before the turn: handles that lead nowhere must not keep others waiting.
  if ((await parts.flows.find(parts.db, 'activation', handle)) === undefined) return refusal(WRONG_CODE);
  return writeInTurn(parts, handle, async (transaction) => {
    // Of two people who confirm one number at once, one is told that it has an account.
    await lockForTransaction(transaction, 'contacts');
    const flow = await parts.flows.find(transaction, 'activation', handle);
    if (flow === undefined || !(await parts.flows.useCode(transaction, flow, code))) return refusal(WRONG_CODE);
    const user = await pendingUser(transaction, flow.userId);
    if (user === undefined) return refusal(WRONG_CODE);
    if (await findOwner(transaction, { email: user.email_key, mobile: user.mobile_key }))
      return refusal(ALREADY_ACTIVE);
    await transaction
      .updateTable('users')
      .set({ status: 'active', ...confirmedBy(codeDestination(user, parts)) })
      .where('id', '=', user.id)
      .execute();
    if (user.plan_id === TRIAL_PLAN_ID) await startTrial(transaction, user.id, parts.now());
    await parts.flows.end(transaction, flow);
    // From now on the number is good for one thing: to pay for the package that was chosen (V7a).
    const { userId, toKey } = flow;
    const expiresAt = parts.now() + PAYMENT_LIFE_MS;
    await parts.flows.open(transaction, { handle, kind: 'payment', userId, toKey, code: '', expiresAt });
    return { isDone: true, message: ACTIVATED, handle: '' };
  });
}

/**
 * Sends another code to the address or number of the registration, never to one that the client names (G6). Refuses within the
 * waiting time; the specification sends at each press.
 *
 * @departs V7d
 */
export async function resendActivation(parts: FlowParts, handle: string, requester: Requester): Promise<StepResult> {
  return writeInTurn(parts, requester.fromKey, async (transaction) => {
    const flow = await parts.flows.find(transaction, 'activation', handle);
    if (flow === undefined) return refusal('This registration has ended. Please register again.');
    const user = await pendingUser(transaction, flow.userId);
    const request = { ...requester, kind: 'registration', toKey: flow.toKey, sends: user !== undefined } as const;
    const refused = await parts.codes.take(transaction, request);
    if (refused !== undefined) return refusal(refuseCode(refused));
    const code = parts.secrets.newCode();
    await parts.flows.replaceCode(transaction, flow, code);
    if (user)
      await parts.queue(
        transaction,
        ofRegistration(parts.texts.activationCode(codeDestination(user, parts), code), requester),
      );
    return { isDone: true, message: CODE_SENT, handle: '' };
  });
}

/** Opens the activation again for someone who signed in with the right password before entering the code. */
export async function reopenActivation(parts: FlowParts, userId: number, requester: Requester): Promise<string> {
  return writeInTurn(parts, requester.fromKey, async (transaction) => {
    const handle = parts.secrets.newFlowNumber();
    const user = await pendingUser(transaction, userId);
    if (user === undefined) return handle;
    const toKey = parts.secrets.keyOf(destinationKey(codeDestination(user, parts).to));
    const request = { ...requester, kind: 'registration', toKey, sends: true } as const;
    const code = (await parts.codes.take(transaction, request)) === undefined ? parts.secrets.newCode() : '';
    const expiresAt = parts.now() + REGISTRATION_LIFE_MS;
    // The new code replaces the one before, whichever handle that belongs to.
    if (code !== '') await parts.flows.voidCodes(transaction, { kind: 'activation', userId });
    await parts.flows.open(transaction, { handle, kind: 'activation', userId, toKey, code, expiresAt });
    if (code !== '')
      await parts.queue(
        transaction,
        ofRegistration(parts.texts.activationCode(codeDestination(user, parts), code), requester),
      );
    return handle;
  });
}

async function pendingUser(
  transaction: Transaction<Database>,
  userId: number | null,
): Promise<Selectable<UserRow> | undefined> {
  if (userId === null) return undefined;
  return transaction
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** The code came back, so the address or number to which it went is the member's. */
function confirmedBy({ channel }: Destination) {
  return channel === 'sms' ? { mobile_confirmed: 1 } : { email_confirmed: 1 };
}

async function startTrial(transaction: Transaction<Database>, userId: number, now: number): Promise<void> {
  await transaction
    .insertInto('subscriptions')
    .values({ id: randomUUID(), user_id: userId, plan_id: TRIAL_PLAN_ID, starts_at: now, ends_at: trialEnd(now) })
    .execute();
}
