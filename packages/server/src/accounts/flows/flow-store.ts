import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/database.js';
import type { AccountFlowRow } from '../../store/tables/account-tables.js';
import { CODE_LIFE_MS, CODE_TRIES } from './code-limits.js';
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
  purge(transaction: Transaction<Database>): Promise<void>;
}

interface FlowStoreOptions {
  readonly secrets: FlowSecrets;
  readonly now: () => number;
}

/** Creates the store of flows. */
export function createFlowStore({ secrets, now }: FlowStoreOptions): FlowStore {
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

    async purge(transaction) {
      await transaction.deleteFrom('account_flows').where('expires_at', '<=', now()).execute();
    },
  };
}
