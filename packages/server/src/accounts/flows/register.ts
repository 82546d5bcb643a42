import { randomInt } from 'node:crypto';
import { BusyError } from '@headnote/core/errors';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import type { UserRow } from '../../store/tables/account-tables.js';
import { ID_LIMIT, normalizeUsername } from '../users.js';
import type { FailureBudget } from '../../runtime/budgets/failure-budget.js';
import { type Requester, refuseCode } from './code-budgets.js';
import { REGISTRATION_LIFE_MS } from './code-limits.js';
import { findOwner } from './find-owner.js';
import {
  codeDestination,
  destinationKey,
  type FlowParts,
  ofRegistration,
  refusal,
  type StepResult,
  writeInTurn,
} from './flow-parts.js';

/** A registration whose fields have been checked. */
export interface NewRegistration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string;
  readonly username: string;
  readonly password: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly planId: number;
}

const TAKEN = 'This username is taken. Please choose another one.';
const REGISTERED = 'Your registration was received. Please enter the activation code that we sent you.';

/** Wrong passwords for one registration that waits: as many as the sign-in lets pass for one account. */
export const CORRECTIONS = { free: 20, firstDelayMs: 1_000, maxDelayMs: 15 * 60_000, forgetAfterMs: 60 * 60_000 };

/** Who registers, and the wrong passwords for registrations that wait. */
interface RegisterOptions {
  readonly requester: Requester;
  readonly corrections: FailureBudget;
}

/**
 * Stores a registration that waits for its code, and sends the code.
 *
 * An address or number that already has an account gets the same answer and a flow that no code completes; its owner
 * gets a message. So the answer does not tell who has an account. Only a taken username is told, because a person must
 * choose another one. Rejects with a BusyError while a proof of work is needed.
 */
export async function register(
  parts: FlowParts,
  registration: NewRegistration,
  { requester, corrections }: RegisterOptions,
): Promise<StepResult> {
  const username = normalizeUsername(registration.username);
  const toKey = parts.secrets.keyOf(destinationKey(codeDestination(registration, parts).to));
  const request = { ...requester, kind: 'registration', toKey, sends: true } as const;
  // Before any hash, which sign-ins wait for too: what will be refused costs none.
  const known = await findHolder(parts.db, username);
  if (known !== undefined && !maySucceed(known, registration)) return refusal(TAKEN);
  const early = await parts.codes.refusalOf(parts.db, request);
  if (early !== undefined) return refusal(refuseCode(early));
  if (known !== undefined && !(await isTheirs(parts, known, { registration, corrections }))) return refusal(TAKEN);
  // Before the transaction, because it takes long. It is made whether the address is known or not.
  const passwordHash = await parts.hasher.hash(registration.password);
  return writeInTurn(parts, requester.fromKey, async (transaction) => {
    const holder = await findHolder(transaction, username);
    if (holder !== undefined && !isSameRow(holder, known)) return refusal(TAKEN);
    const late = await parts.codes.take(transaction, request);
    if (late !== undefined) return refusal(refuseCode(late));
    if (holder !== undefined) await transaction.deleteFrom('users').where('id', '=', holder.id).execute();

    const owner = await findOwner(transaction, {
      email: destinationKey(registration.email),
      mobile: destinationKey(registration.mobile),
    });
    const handle = parts.secrets.newFlowNumber();
    const code = parts.secrets.newCode();
    const flow = { handle, kind: 'activation', toKey, code, expiresAt: parts.now() + REGISTRATION_LIFE_MS } as const;
    if (owner === undefined) {
      const user = await insertPending(transaction, { registration, username, passwordHash, now: parts.now() });
      await parts.flows.open(transaction, { ...flow, userId: user.id });
      await parts.queue(
        transaction,
        ofRegistration(parts.texts.activationCode(codeDestination(user, parts), code), requester),
      );
    } else {
      await parts.flows.open(transaction, { ...flow, userId: null });
      await parts.queue(
        transaction,
        ofRegistration(parts.texts.alreadyRegistered(codeDestination(owner, parts)), requester),
      );
    }
    return { isDone: true, message: REGISTERED, handle };
  });
}

async function findHolder(db: Kysely<Database>, username: string): Promise<Selectable<UserRow> | undefined> {
  return db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();
}

/**
 * Whether the new registration may replace the one that holds the user name: that one waits for its code, and the address
 * or the number is the same. The other one may have been mistyped, so that the code went astray; or its owner closed the
 * page before the code arrived.
 */
const maySucceed = (holder: Selectable<UserRow>, { email, mobile }: NewRegistration) =>
  holder.status === 'pending' &&
  (holder.email_key === destinationKey(email) || holder.mobile_key === destinationKey(mobile));

/**
 * Whether the password proves that both registrations are one person's. Without it a stranger who knows address and number
 * would choose the password of the account that the owner then activates.
 */
async function isTheirs(
  { hasher }: FlowParts,
  holder: Selectable<UserRow>,
  { registration: { password }, corrections }: { registration: NewRegistration; corrections: FailureBudget },
): Promise<boolean> {
  const refuse = (wait: number) => {
    if (wait > 0) throw new BusyError(undefined, { retryAfter: Math.ceil(wait / 1_000) });
  };
  refuse(await corrections.waitFor(holder.username));
  const matches = await hasher.verify(holder.password_hash, password);
  // Each counts before its verdict is told; otherwise guesses at once would all get one.
  refuse(await corrections.failUnlessWaiting(holder.username));
  if (matches) await corrections.clear(holder.username);
  return matches;
}

const isSameRow = (one: Selectable<UserRow>, other: Selectable<UserRow> | undefined) =>
  one.id === other?.id && one.status === 'pending';

interface PendingUser {
  readonly registration: NewRegistration;
  readonly username: string;
  readonly passwordHash: string;
  readonly now: number;
}

async function insertPending(
  transaction: Transaction<Database>,
  { registration, username, passwordHash, now }: PendingUser,
): Promise<Selectable<UserRow>> {
  const { firstName, lastName, email, mobile, country, state, city, planId } = registration;
  return transaction
    .insertInto('users')
    .values({
      id: randomInt(1, ID_LIMIT),
      username,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      email,
      mobile,
      status: 'pending',
      email_key: destinationKey(email),
      mobile_key: destinationKey(mobile),
      country,
      state,
      city,
      plan_id: planId,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
