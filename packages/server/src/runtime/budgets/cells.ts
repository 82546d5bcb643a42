import { randomUUID } from 'node:crypto';

/** What cells of one kind hold, for all that one budget counts. */
export interface CellKind {
  /** Kebab-case, unique in the library: `visitor-searches`. */
  readonly name: string;
  /** Milliseconds without a change after which a cell says nothing any more, and is forgotten. */
  readonly keepMs: number;
  /** The most cells in the memory of one server; those that were not changed for the longest time are forgotten first. */
  readonly max: number;
}

/** What a change makes of a cell. */
export interface Changed<Value, Result> {
  /** The new value; undefined forgets the cell, and the value that was given changes nothing. */
  readonly value: Value | undefined;
  readonly result: Result;
}

/**
 * Works out a change. It may run several times for one change, so it must do nothing else. `value` is undefined for a cell that
 * does not exist; `now` is the time of the cells, in milliseconds.
 */
export type Change<Value, Result> = (value: Value | undefined, now: number) => Changed<Value, Result>;

/** A transaction of the database; only cells that are in it look inside. */
export interface CellTransaction {
  getExecutor(): unknown;
}

/**
 * Small values by key, which budgets are made of: in the memory of one server, or in the database that several servers share.
 * Values are plain JSON.
 */
export interface Cells {
  /** Changes one cell as a whole: of two changes at once, one sees what the other one left. */
  change<Value, Result>(kind: CellKind, key: string, change: Change<Value, Result>): Promise<Result>;
  /**
   * The same cells, changed in a transaction, which undoes the changes if it fails. Inside a transaction nothing else may be used:
   * a change would wait for a connection while its own request holds one. In memory nothing is undone.
   */
  within(transaction: CellTransaction): Cells;
  /** Milliseconds of the clock that `change` is given. It may differ a little between servers. */
  now(): number;
  /** Which clock it is: times of another one mean nothing. */
  readonly clockId: string;
  /** Forgets what has said nothing for long. */
  purge(): Promise<void>;
}

interface Entry {
  readonly value: unknown;
  readonly changedAt: number;
}

/** Keeps the cells of one server in memory: a restart forgets them. `now` is a monotonic clock, in milliseconds. */
export function memoryCells(now: () => number): Cells {
  const kinds = new Map<string, Map<string, Entry>>();
  const entriesOf = ({ name }: CellKind) => {
    const known = kinds.get(name) ?? new Map<string, Entry>();
    kinds.set(name, known);
    return known;
  };
  const cells: Cells = {
    // Nothing is awaited between reading and writing, so no other change comes between.
    async change<Value, Result>(kind: CellKind, key: string, change: Change<Value, Result>) {
      const entries = entriesOf(kind);
      const entry = entries.get(key);
      const time = now();
      const before = entry && time - entry.changedAt <= kind.keepMs ? (entry.value as Value) : undefined;
      const { value, result } = change(before, time);
      if (value === before && value !== undefined) return result;
      // Deletes first, so the map keeps the order of the last changes.
      entries.delete(key);
      if (value === undefined) return result;
      entries.set(key, { value, changedAt: time });
      if (entries.size > kind.max) entries.delete(entries.keys().next().value ?? key);
      return result;
    },
    now,
    // The clock starts with the process.
    clockId: randomUUID(),
    // What is forgotten makes room for what comes.
    purge: () => Promise.resolve(),
    within: () => cells,
  };
  return cells;
}
