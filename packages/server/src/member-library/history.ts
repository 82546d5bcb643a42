import { randomUUID } from 'node:crypto';
import { readInteger } from '../store/large-integer.js';
import { hashOf, type LibraryParts, write } from './library-parts.js';
import { memberLimits } from './limits.js';
import { readShownIds } from '../library/sources.js';

/** A search that a member ran. */
export interface RanSearch {
  readonly query: string;
  readonly keywords: string;
  readonly kind: string;
  readonly total: number;
}

/** A search in a member's history. */
export interface StoredRun extends RanSearch {
  readonly id: string;
  /** ISO time. */
  readonly searchedAt: string;
}

/** A member's search history. */
export interface History {
  /** Puts a search at the top. Only the latest are kept. */
  add(userId: number, search: RanSearch): Promise<void>;
  /** The latest searches, the newest first. */
  list(userId: number): Promise<readonly StoredRun[]>;
  /** Forgets one search, or all for an empty id. */
  clear(userId: number, id: string): Promise<void>;
}

/** Creates it on one database. */
export function createHistory(parts: LibraryParts): History {
  const { db, now } = parts;
  return {
    add: (userId, { query, keywords, kind, total }) =>
      write(parts, userId, async (transaction) => {
        const row = { query, keywords, kind, total, searched_at: now() };
        await transaction
          .insertInto('search_history')
          .values({ user_id: userId, query_key: hashOf(kind, query), id: randomUUID(), ...row })
          .onConflict((conflict) => conflict.columns(['user_id', 'query_key']).doUpdateSet(row))
          .execute();
        const oldest = transaction
          .selectFrom('search_history')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('searched_at', 'desc')
          .orderBy('id')
          .limit(memberLimits.history);
        await transaction
          .deleteFrom('search_history')
          .where('user_id', '=', userId)
          .where('id', 'not in', oldest)
          .execute();
      }),
    async list(userId) {
      const rows = await db
        .selectFrom('search_history')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('searched_at', 'desc')
        .orderBy('id')
        .limit(memberLimits.historyListed)
        .execute();
      // A judgment that was read under another of its sources is the same one.
      const shown = await readShownIds(
        db,
        rows.filter(({ kind }) => kind === 'case').map((row) => row.query),
      );
      return rows.map(({ id, query: read, keywords, kind, total, searched_at }) => ({
        id,
        query: kind === 'case' ? (shown.get(read) ?? read) : read,
        keywords,
        kind,
        total: readInteger(total),
        searchedAt: new Date(readInteger(searched_at)).toISOString(),
      }));
    },
    clear: (userId, id) =>
      write(parts, userId, async (transaction) => {
        const own = transaction.deleteFrom('search_history').where('user_id', '=', userId);
        await (id === '' ? own : own.where('id', '=', id)).execute();
      }),
  };
}
