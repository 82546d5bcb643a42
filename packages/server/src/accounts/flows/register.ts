import { randomInt } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { runTransaction } from '../../store/run-transaction.js';
import type { UserRow } from '../../store/tables/account-tables.js';
import { ID_LIMIT, normalizeUsername } from '../users.js';
import { REGISTRATION_LIFE_MS } from './code-limits.js';
import { findOwner } from './find-owner.js';
import {
  codeDestination,
  destinationKey,
  type FlowParts,
  refusal,
  type StepResult,
  WAIT_FOR_CODE,
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

/**
 * Stores a registration that waits for its code, and sends the code.
 *
 * An address or number that already has an account gets the same answer and a flow that no code completes; its owner
 * gets a message. So the answer does not tell who has an account. Only a taken username is told, because a person must
 * choose another one.
 */
export async function register(parts: FlowParts, registration: NewRegistration, fromKey: string): Promise<StepResult> {
  // Before the transaction: the hash takes long, and it is made whether the address is known or not.
  const passwordHash = await parts.hasher.hash(registration.password);
  const username = normalizeUsername(registration.username);
  const corrected = await findCorrected(parts, username, registration);
  return runTransaction(parts.db, async (transaction) => {
    const toKey = parts.secrets.keyOf(destinationKey(codeDestination(registration, parts).to));
    const holder = await findHolder(transaction, username);
    if (holder !== undefined && !isSamePending(holder, registration) && !isSameRow(holder, corrected))
      return refusal(TAKEN);
    if (!(await parts.flows.maySend(transaction, { toKey, fromKey, sends: true }))) return refusal(WAIT_FOR_CODE);
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
      await parts.queue(transaction, parts.texts.activationCode(codeDestination(user, parts), code));
    } else {
      await parts.flows.open(transaction, { ...flow, userId: null });
      await parts.queue(transaction, parts.texts.alreadyRegistered(codeDestination(owner, parts)));
    }
    return { isDone: true, message: REGISTERED, handle };
  });
}

async function findHolder(db: Kysely<Database>, username: string): Promise<Selectable<UserRow> | undefined> {
  return db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();
}

/**
 * The registration that its owner corrects: the code went to a mistyped number or address, so nobody can complete it, and
 * it would keep its own user name for a day. The other one of the two is the same, and the password proves who it is.
 */
async function findCorrected(
  { db, hasher }: FlowParts,
  username: string,
  { email, mobile, password }: NewRegistration,
): Promise<Selectable<UserRow> | undefined> {
  const holder = await findHolder(db, username);
  if (holder?.status !== 'pending') return undefined;
  if (holder.email_key !== destinationKey(email) && holder.mobile_key !== destinationKey(mobile)) return undefined;
  return (await hasher.verify(holder.password_hash, password)) ? holder : undefined;
}

const isSameRow = (one: Selectable<UserRow>, other: Selectable<UserRow> | undefined) =>
  one.id === other?.id && one.status === 'pending';

/** The same person, who closed the page before the code arrived: the new registration replaces the old one. */
function isSamePending(holder: Selectable<UserRow>, { email, mobile }: NewRegistration): boolean {
  return (
    holder.status === 'pending' &&
    holder.email_key === destinationKey(email) &&
    holder.mobile_key === destinationKey(mobile)
  );
}

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
