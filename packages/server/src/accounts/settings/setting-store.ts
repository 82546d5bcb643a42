import type { Kysely } from 'kysely';
import type { Database } from '../../store/database.js';

/** Reads and writes groups of settings, each setting in a row of its own. */
export interface SettingStore {
  /** Returns the stored settings of a group, with the standard value of every other one. */
  read<T extends object>(userId: number, group: string, standard: T): Promise<T>;
  /** Stores the settings that are given. All rows change in one statement, so that of two writes one wins as a whole. */
  write(userId: number, group: string, values: object): Promise<void>;
  clear(userId: number, group: string): Promise<void>;
}

interface SettingStoreOptions {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

/** Creates the store. */
export function createSettingStore({ db, now }: SettingStoreOptions): SettingStore {
  return {
    async read(userId, group, standard) {
      const rows = await db
        .selectFrom('member_settings')
        .select(['name', 'value'])
        .where('user_id', '=', userId)
        .where('name', 'like', `${group}.%`)
        .execute();
      const stored = new Map(rows.map(({ name, value }) => [name.slice(group.length + 1), value]));
      const entries = Object.entries(standard as Record<string, unknown>).map(([name, preset]) => {
        const value = stored.get(name);
        return [name, value === undefined ? preset : (JSON.parse(value) as unknown)];
      });
      return Object.fromEntries(entries) as typeof standard;
    },

    async write(userId, group, values) {
      const rows = Object.entries(values)
        .filter(([, value]) => value !== undefined)
        // One order for every writer: two of them cannot wait for each other.
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, value]) => ({
          user_id: userId,
          name: `${group}.${name}`,
          value: JSON.stringify(value),
          updated_at: now(),
        }));
      await db
        .insertInto('member_settings')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'name']).doUpdateSet((eb) => ({
            value: eb.ref('excluded.value'),
            updated_at: eb.ref('excluded.updated_at'),
          })),
        )
        .execute();
    },

    async clear(userId, group) {
      await db
        .deleteFrom('member_settings')
        .where('user_id', '=', userId)
        .where('name', 'like', `${group}.%`)
        .execute();
    },
  };
}
