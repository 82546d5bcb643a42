import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import { readInteger } from '../../store/large-integer.js';
import { lockForTransaction } from '../../store/locks.js';
import type { AccountFlowRow } from '../../store/tables/account-tables.js';
import {
  CODE_LIFE_MS,
  CODE_PAUSE_MS,
  CODE_TRIES,
  CODES_A_DAY,
  CODES_AN_HOUR,
  CODES_AN_HOUR_TOGETHER,
  DAY_MS,
  HOUR_MS,
  WARN_CODES_A_DAY,
} from './code-limits.js';
import type { FlowSecrets } from './secrets.js';

/** A flow that a handle names and that has not expired. */
export interface LiveFlow {
  readonly handleHash: string;
  readonly kind: AccountFlowRow['kind'];
  /** Null for a decoy. */
  readonly userId: number | null;
  readonly toKey: string;
  /** The address or number of a change; empty for any other flow. */
  readonly newContact: string;
}

/** A flow to store. */
export interface NewFlow {
  readonly handle: string;
  readonly kind: AccountFlowRow['kind'];
  readonly userId: number | null;
  readonly toKey: string;
  /** Empty for a step that needs no code. */
  readonly code: string;
  readonly expiresAt: number;
  readonly newContact?: string;
}

/** A code that someone wants to have sent. */
export interface CodeRequest {
  /** Keyed hash of the address or number. */
  readonly toKey: string;
  /** Keyed hash of who asks. */
  readonly fromKey: string;
  /** False for an unknown address, to which nothing goes: it spends none of the codes of the day. */
  readonly sends: boolean;
  /** True from an address from which the owner has signed in: strangers cannot use up what he needs there. */
  readonly isOwners?: boolean;
}

/** Reads and writes flows in the caller's transaction. */
export interface FlowStore {
  open(transaction: Transaction<Database>, flow: NewFlow): Promise<void>;
  find(db: Kysely<Database>, kind: AccountFlowRow['kind'], handle: string): Promise<LiveFlow | undefined>;
  /** Replaces the code, which makes the older one worthless. */
  replaceCode(transaction: Transaction<Database>, flow: LiveFlow, code: string): Promise<void>;
  /** Makes all codes of an account for this kind of flow worthless. */
  voidCodes(transaction: Transaction<Database>, of: { kind: AccountFlowRow['kind']; userId: number }): Promise<void>;
  /**
   * Takes one try. True if the code is right; then it is used up. A wrong code counts; after five the code is worthless
   * until another one is sent. An activation takes the code of any handle of its account: someone who registered and then
   * signs in has a new handle, but may not get a new code yet.
   */
  useCode(transaction: Transaction<Database>, flow: LiveFlow, code: string): Promise<boolean>;
  /** Ends a flow. False if another request has ended it. */
  end(transaction: Transaction<Database>, flow: LiveFlow): Promise<boolean>;
  /**
   * Notes that a code goes to a destination. False if the limits forbid it, which are the same for known and unknown
   * destinations; then nothing is noted. Takes the lock `codes`, so that two requests cannot both get the last one.
   */
  maySend(transaction: Transaction<Database>, request: CodeRequest): Promise<boolean>;
  purge(transaction: Transaction<Database>): Promise<void>;
}

interface FlowStoreOptions {
  readonly secrets: FlowSecrets;
  readonly now: () => number;
  readonly warn: (details: object, message: string) => void;
}

/** Creates the store of flows. */
export function createFlowStore({ secrets, now, warn }: FlowStoreOptions): FlowStore {
  let warnedAt = Number.NEGATIVE_INFINITY;
  /** Tells the operator once a day that codes run out. */
  const warnOfDay = (count: number): void => {
    if (count < WARN_CODES_A_DAY || now() - warnedAt < DAY_MS) return;
    warnedAt = now();
    warn({ codes: count, limit: CODES_A_DAY }, 'most codes of the day are sent; when all are, nobody gets one');
  };
  const codeColumns = (code: string, handleHash: string) => ({
    code_hash: code === '' ? '' : secrets.hashCode(code, handleHash),
    tries: 0,
    sent_at: now(),
    code_expires_at: now() + CODE_LIFE_MS,
  });

  return {
    async open(transaction, { handle, kind, userId, toKey, code, expiresAt, newContact = '' }) {
      const handleHash = secrets.hashHandle(handle);
      await transaction
        .insertInto('account_flows')
        .values({
          handle_hash: handleHash,
          kind,
          user_id: userId,
          to_key: toKey,
          expires_at: expiresAt,
          new_contact: newContact,
          ...codeColumns(code, handleHash),
        })
        .execute();
    },

    async find(db, kind, handle) {
      const row = await db
        .selectFrom('account_flows')
        .select(['handle_hash', 'kind', 'user_id', 'to_key', 'new_contact'])
        .where('handle_hash', '=', secrets.hashHandle(handle))
        .where('kind', '=', kind)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { handle_hash: handleHash, user_id: userId, to_key: toKey, new_contact: newContact } = row;
      return { handleHash, kind: row.kind, userId, toKey, newContact };
    },

    async replaceCode(transaction, { handleHash }, code) {
      await transaction
        .updateTable('account_flows')
        .set(codeColumns(code, handleHash))
        .where('handle_hash', '=', handleHash)
        .execute();
    },

    async voidCodes(transaction, { kind, userId }) {
      await transaction
        .updateTable('account_flows')
        .set({ code_hash: '' })
        .where('kind', '=', kind)
        .where('user_id', '=', userId)
        .execute();
    },

    async useCode(transaction, { handleHash, kind, userId }, code) {
      // The update counts the try and locks the rows, so parallel guesses come one after another.
      const rows = await transaction
        .updateTable('account_flows')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where((eb) => {
          const isOwn = eb('handle_hash', '=', handleHash);
          if (kind !== 'activation' || userId === null) return isOwn;
          return eb.or([isOwn, eb.and([eb('kind', '=', kind), eb('user_id', '=', userId)])]);
        })
        .where('tries', '<', CODE_TRIES)
        .where('code_expires_at', '>', now())
        .returning(['handle_hash', 'code_hash'])
        .execute();
      const right = rows.find((row) => secrets.matchesCode(code, row.handle_hash, row.code_hash));
      if (right === undefined) return false;
      await transaction
        .updateTable('account_flows')
        .set({ code_hash: '' })
        .where('handle_hash', '=', right.handle_hash)
        .execute();
      return true;
    },

    async end(transaction, { handleHash }) {
      const { numDeletedRows } = await transaction
        .deleteFrom('account_flows')
        .where('handle_hash', '=', handleHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async maySend(transaction, { toKey, fromKey, sends, isOwners = false }) {
      await lockForTransaction(transaction, 'codes');
      const since = (ms: number) =>
        transaction
          .selectFrom('codes_sent')
          .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.max('sent_at').as('last')])
          .where('sent_at', '>', now() - ms)
          // A later time is from before the clock was set back; counting it would lock its owner out until then.
          .where('sent_at', '<=', now());
      const together = await since(HOUR_MS).where('to_key', '=', toKey).executeTakeFirstOrThrow();
      const own = await since(HOUR_MS)
        .where('to_key', '=', toKey)
        .where('from_key', '=', fromKey)
        .executeTakeFirstOrThrow();
      const all = await since(DAY_MS).where('is_sent', '=', 1).executeTakeFirstOrThrow();
      const ofDay = readInteger(all.count);
      warnOfDay(ofDay);
      const isCrowded = readInteger(together.count) >= CODES_AN_HOUR_TOGETHER;
      if (ofDay >= CODES_A_DAY || (isCrowded && !isOwners)) return false;
      if (readInteger(own.count) >= CODES_AN_HOUR) return false;
      if (own.last !== null && now() - readInteger(own.last) < CODE_PAUSE_MS) return false;
      const row = { to_key: toKey, from_key: fromKey, is_sent: sends ? 1 : 0, sent_at: now() };
      await transaction.insertInto('codes_sent').values(row).execute();
      return true;
    },

    async purge(transaction) {
      await transaction.deleteFrom('account_flows').where('expires_at', '<=', now()).execute();
      await transaction
        .deleteFrom('codes_sent')
        .where('sent_at', '<=', now() - DAY_MS)
        .execute();
    },
  };
}
