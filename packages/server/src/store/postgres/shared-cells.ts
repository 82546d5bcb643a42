import { createHmac, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { BusyError } from '@headnote/core/errors';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { CellKind, Cells, Change } from '../../runtime/budgets/cells.js';

/** Changes of one cell that other servers came before. So many in a row mean many servers that change one key all the time. */
const MAX_ATTEMPTS = 30;
/** The longest first pause; it grows with each attempt, and is random, so that two servers do not meet again. */
const PAUSE_MS = 4;
const MAX_VERSION = 2 ** 47;

interface Found {
  readonly now: number;
  readonly value: string | null;
  readonly version: string | null;
}

interface SharedCellsOptions {
  /** The database, or a transaction. */
  readonly db: QueryExecutorProvider;
  /** Names of accounts and addresses are stored as keyed hashes only. */
  readonly secret: string;
  /** Milliseconds since 1970; for tests. By default the clock of the database. */
  readonly now?: () => number;
}

/**
 * Keeps the cells of all servers of a library in its PostgreSQL database. All use the clock of the database.
 *
 * A change reads the cell and writes it if nobody has changed it meanwhile; otherwise it begins again. Rejects with a
 * BusyError if others always come first.
 */
export function sharedCells({ db, secret, now }: SharedCellsOptions): Cells {
  const idOf = ({ name }: CellKind, key: string) =>
    createHmac('sha256', secret).update(`cell\n${name}\n${key}`).digest('base64url');

  const attempt = async <Value, Result>(
    { id, keepMs }: { readonly id: string; readonly keepMs: number },
    change: Change<Value, Result>,
  ): Promise<{ readonly result: Result } | undefined> => {
    const found = await read(db, id, now?.());
    const before = found.value === null ? undefined : (JSON.parse(found.value) as Value);
    const { value, result } = change(before, found.now);
    if (value === before) return { result };
    const cell = { id, value: value === undefined ? undefined : JSON.stringify(value), until: found.now + keepMs };
    return (await write(db, cell, found)) ? { result } : undefined;
  };

  const lines = new Map<string, Promise<unknown>>();
  /** Changes of one cell wait for each other in this server, where they hold no connection, and meet only those of other servers. */
  const inLine = async <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const run = (lines.get(id) ?? Promise.resolve()).then(work);
    const end = run.then(
      () => undefined,
      () => undefined,
    );
    lines.set(id, end);
    try {
      return await run;
    } finally {
      if (lines.get(id) === end) lines.delete(id);
    }
  };

  return {
    change: (kind, key, change) => {
      const cell = { id: idOf(kind, key), keepMs: kind.keepMs };
      return inLine(cell.id, async () => {
        for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
          const done = await attempt(cell, change);
          if (done !== undefined) return done.result;
          await wait(Math.random() * PAUSE_MS * attempts);
        }
        throw new BusyError(undefined, { retryAfter: 1 });
      });
    },
    // Only for times that all servers compare with their own clocks: they must be set by a time service.
    now: now ?? Date.now,
    clockId: '',
    // Budgets know nothing of databases; what they are given is a transaction of this one.
    within: (transaction) => sharedCells({ db: transaction as QueryExecutorProvider, secret, ...(now && { now }) }),
    async purge() {
      await sql`delete from shared_cells where expires_at < ${sql.raw(DATABASE_NOW)}`.execute(db);
    },
  };
}

/** Milliseconds since 1970, not the start of a transaction. */
const DATABASE_NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

async function read(db: QueryExecutorProvider, id: string, time: number | undefined): Promise<Found> {
  const now = time === undefined ? sql.raw(DATABASE_NOW) : sql`${time}::bigint`;
  const { rows } = await sql<{ now: string; value: string | null; version: string | null }>`
    select clock.now::text as now, cell.value, cell.version::text as version
    from (select ${now} as now) clock
    left join shared_cells cell on cell.id = ${id} and cell.expires_at >= clock.now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no time.');
  return { now: Number(row.now), value: row.value, version: row.version };
}

interface NewCell {
  readonly id: string;
  /** Undefined: the cell is removed. */
  readonly value: string | undefined;
  /** When it says nothing any more. */
  readonly until: number;
}

/** Returns false if the cell is no longer as it was found. */
async function write(
  db: QueryExecutorProvider,
  { id, value, until }: NewCell,
  { version, now }: Found,
): Promise<boolean> {
  if (value === undefined) {
    const { numAffectedRows = 0n } =
      await sql`delete from shared_cells where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows > 0n;
  }
  // Random, so that a cell that was removed and made again is not mistaken for the old one.
  const next = randomInt(1, MAX_VERSION);
  if (version !== null) {
    const { numAffectedRows = 0n } = await sql`
      update shared_cells set value = ${value}, version = ${next}, expires_at = ${until}
      where id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows > 0n;
  }
  const { numAffectedRows = 0n } = await sql`
    insert into shared_cells (id, value, version, expires_at) values (${id}, ${value}, ${next}, ${until})
    on conflict (id) do update set value = excluded.value, version = excluded.version, expires_at = excluded.expires_at
    where shared_cells.expires_at < ${now}`.execute(db);
  return numAffectedRows > 0n;
}
