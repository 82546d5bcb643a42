import { setImmediate as requestsRead } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';

/** Longest time that a group takes in more work. Readers wait for the whole group, so it is shorter than one sync. */
const MAX_GROUP_MS = 10;
/** Most pieces of work in a group: what is lost to all of them if the disk fails. */
const MAX_JOBS = 100;

/** Work of one caller. */
interface Job<Tables> {
  /** Does the work and returns what confirms it. */
  readonly run: (transaction: Transaction<Tables>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** The work that waits for each database: a list of jobs with the tables of its key. */
const queues = new WeakMap<object, unknown>();

/**
 * Runs work in a transaction that it may share with other work that waits at the same time, so that one sync of the disk
 * serves all. Each piece of work is stored whole or not at all: its own failure takes back only its own changes, and it
 * is confirmed after the common commit. If the commit fails, all of the group fail with its error.
 */
export function commitTogether<Tables, Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const run = async (transaction: Transaction<Tables>) => {
      const value = await work(transaction);
      return () => resolve(value);
    };
    const job = { run, reject };
    const waiting = queues.get(db) as Job<Tables>[] | undefined;
    if (waiting !== undefined) {
      waiting.push(job);
      return;
    }
    const queue = [job];
    queues.set(db, queue);
    void commitAll(db, queue);
  });
}

async function commitAll<Tables>(db: Kysely<Tables>, queue: Job<Tables>[]): Promise<void> {
  while (queue.length > 0) {
    // The requests that have arrived queue their work first.
    await requestsRead();
    await commitGroup(db, queue);
  }
  queues.delete(db);
}

/** Never throws: every error reaches the work that it concerns. */
async function commitGroup<Tables>(db: Kysely<Tables>, queue: Job<Tables>[]): Promise<void> {
  const begun: Job<Tables>[] = [];
  const confirmed: (() => void)[] = [];
  try {
    await db.transaction().execute(async (transaction) => {
      const stopAt = performance.now() + MAX_GROUP_MS;
      do {
        const job = queue.shift();
        if (job === undefined) return;
        begun.push(job);
        const confirm = await runJob(transaction, job);
        if (confirm !== undefined) confirmed.push(confirm);
      } while (begun.length < MAX_JOBS && performance.now() < stopAt);
    });
  } catch (error) {
    // A transaction that could not begin would not begin for the others either.
    for (const job of begun.length === 0 ? queue.splice(0) : begun) job.reject(error);
    return;
  }
  for (const confirm of confirmed) confirm();
}

/** Runs one piece of work. Returns what confirms it after the commit; undefined if it failed, and its caller has the error. */
async function runJob<Tables>(transaction: Transaction<Tables>, job: Job<Tables>): Promise<(() => void) | undefined> {
  await sql`savepoint job`.execute(transaction);
  try {
    const confirm = await job.run(transaction);
    await sql`release job`.execute(transaction);
    return confirm;
  } catch (error) {
    await takeBack(transaction, error);
    job.reject(error);
    return undefined;
  }
}

/** Throws the error of the work if the whole transaction is gone, for example on a full disk. */
async function takeBack<Tables>(transaction: Transaction<Tables>, error: unknown): Promise<void> {
  try {
    await sql`rollback to job`.execute(transaction);
    await sql`release job`.execute(transaction);
  } catch {
    throw error;
  }
}
