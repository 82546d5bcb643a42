import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import type { UserRow } from '../../store/tables/account-tables.js';
import type { Destination } from '../../messages/message-texts.js';
import { confirmedContacts } from '../confirmed-contacts.js';
import { type CodeRequest, type Requester, refuseCode } from './code-budgets.js';
import { CODE_LIFE_MS, HANDLE_LIFE_MS } from './code-limits.js';
import { findByDestination } from './find-owner.js';
import {
  codeDestination,
  destinationKey,
  type FlowParts,
  refusal,
  type StepResult,
  writeInTurn,
  WRONG_CODE,
} from './flow-parts.js';

const CODE_SENT = 'If an account has this mobile number or e-mail address, we sent a code to it.';
const CODE_CONFIRMED = 'The code is correct. Please choose a new password.';
const PASSWORD_SET = 'Your password was changed. Please sign in.';
const STEP_OVER = 'The time for this step is over. Please start again with "Forgot password".';

/**
 * Starts a reset. A known and an unknown address get the same answer, the same limits and a handle of the same form;
 * that of an unknown one is a decoy that no code completes (V7, V7a). Rejects with a BusyError while a proof of work is
 * needed, which is so for all or for none.
 *
 * @departs V7a
 */
export async function startReset(
  parts: FlowParts,
  to: string,
  { addressKey, ...requester }: Requester & { readonly addressKey: string },
): Promise<StepResult> {
  return writeInTurn(parts, requester.fromKey, async (transaction) => {
    const key = destinationKey(to);
    const toKey = parts.secrets.keyOf(key);
    const user = await findByDestination(transaction, key);
    const destination = user && resetDestination(user, key, parts);
    const sends = destination !== undefined && destinationKey(destination.to) === key;
    const isOwners = user !== undefined && (await hasSignedInFrom(transaction, user.id, addressKey));
    const request = { ...requester, kind: 'reset', toKey, sends, isOwners } as const;
    const refused = await parts.codes.take(transaction, request);
    if (refused !== undefined) return refusal(refuseCode(refused));
    const handle = parts.secrets.newHandle();
    const code = parts.secrets.newCode();
    const expiresAt = parts.now() + CODE_LIFE_MS;
    await parts.flows.open(transaction, { handle, kind: 'reset', userId: user?.id ?? null, toKey, code, expiresAt });
    if (destination && (await mayAlsoSend(parts, transaction, { destination, key, request })))
      // By turn of who asked: what a flood asks for has its turns together.
      await parts.queue(transaction, { ...parts.texts.resetCode(destination, code), source: requester.fromKey });
    return { isDone: true, message: CODE_SENT, handle };
  });
}

async function hasSignedInFrom(transaction: Transaction<Database>, userId: number, key: string): Promise<boolean> {
  const known = await transaction
    .selectFrom('known_addresses')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address_key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}

/** Confirms the code. The new handle is good for one new password. */
export async function confirmReset(
  parts: FlowParts,
  { handle, code }: { readonly handle: string; readonly code: string },
): Promise<StepResult> {
  // Before the turn: handles that lead nowhere must not keep others waiting.
  if ((await parts.flows.find(parts.db, 'reset', handle)) === undefined) return refusal(WRONG_CODE);
  return writeInTurn(parts, handle, async (transaction) => {
    const flow = await parts.flows.find(transaction, 'reset', handle);
    if (flow === undefined || !(await parts.flows.useCode(transaction, flow, code))) return refusal(WRONG_CODE);
    // A decoy has a code too, which nobody knows; guessing it leads nowhere.
    if (flow.userId === null || !(await parts.flows.end(transaction, flow))) return refusal(WRONG_CODE);
    const next = parts.secrets.newHandle();
    const expiresAt = parts.now() + HANDLE_LIFE_MS;
    const { userId, toKey } = flow;
    await parts.flows.open(transaction, { handle: next, kind: 'new-password', userId, toKey, code: '', expiresAt });
    return { isDone: true, message: CODE_CONFIRMED, handle: next };
  });
}

/** Sets the new password, ends all sessions of the account, and tells its owner. Signs nobody in. */
export async function setPassword(
  parts: FlowParts,
  { handle, password }: { readonly handle: string; readonly password: string },
  onReset: (username: string) => Promise<void>,
): Promise<StepResult> {
  const find = (db: Kysely<Database>) => parts.flows.find(db, 'new-password', handle);
  // Before the hash, which takes long: handles that lead nowhere must not keep others from signing in.
  if ((await find(parts.db)) === undefined) return refusal(STEP_OVER);
  const passwordHash = await parts.hasher.hash(password);
  let username = '';
  const result = await writeInTurn(parts, handle, async (transaction): Promise<StepResult> => {
    const flow = await find(transaction);
    if (flow === undefined || flow.userId === null) return refusal(STEP_OVER);
    if (!(await parts.flows.end(transaction, flow))) return refusal(STEP_OVER);
    const user = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', flow.userId)
      .returningAll()
      .executeTakeFirst();
    if (user === undefined) return refusal(STEP_OVER);
    await parts.sessions.endAll(transaction, { userId: user.id, reason: 'password reset' });
    await transaction.deleteFrom('account_flows').where('user_id', '=', user.id).execute();
    const to = user.email === '' ? codeDestination(user, parts) : ({ channel: 'email', to: user.email } as const);
    await parts.queue(transaction, parts.texts.passwordChanged(to));
    ({ username } = user);
    return { isDone: true, message: PASSWORD_SET, handle: '' };
  });
  if (result.isDone) await onReset(username);
  return result;
}

/**
 * Where the code goes, in its stored form: to what was entered if the member has confirmed it, otherwise to what is
 * confirmed, because whoever has a mistyped address must not get into the account. Undefined if it cannot be sent there.
 * An account that an operator activated has confirmed nothing; there, what was entered counts.
 */
function resetDestination(user: Selectable<UserRow>, key: string, parts: FlowParts): Destination | undefined {
  const isMail = user.email_key === key;
  const confirmed = confirmedContacts(user);
  if (confirmed.length === 0) return isMail ? { channel: 'email', to: user.email } : codeDestination(user, parts);
  const usable = confirmed.filter(({ channel }) => channel === 'email' || parts.hasSms);
  return usable.find(({ channel }) => (channel === 'email') === isMail) ?? usable[0];
}

interface MessageTo {
  readonly destination: Destination;
  readonly key: string;
  readonly request: CodeRequest;
}

/**
 * The limits hold for what was entered and for where the code goes. The answer does not tell that they differ; so the second
 * code counts for no network, because the price of its next proof would tell.
 */
async function mayAlsoSend(
  { codes, secrets }: FlowParts,
  transaction: Transaction<Database>,
  { destination, key, request }: MessageTo,
): Promise<boolean> {
  const other = destinationKey(destination.to);
  if (other === key) return true;
  const second = { ...request, toKey: secrets.keyOf(other), sends: true, networkKey: undefined };
  return (await codes.take(transaction, second)) === undefined;
}
