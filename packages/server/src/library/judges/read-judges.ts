import type { Store } from '../../store/database.js';
import type { Judge } from './judge.js';
import { listJudges } from './list-judges.js';

/** Milliseconds for which a list is good if the number of names is the same: as long as another process is told to need. */
const FRESH = 15_000;

interface KnownList {
  readonly mark: string;
  readonly at: number;
  /** What the list was made from, as JSON. */
  readonly rows: string;
  readonly judges: readonly Judge[];
}

const known = new WeakMap<object, KnownList>();

/**
 * Reads the judges of the library, those with most judgments first. The list is kept in memory and made anew when names or
 * decisions have changed; a change that leaves their numbers equal counts within 15 seconds.
 */
export async function readJudges({ db }: Pick<Store, 'db'>): Promise<readonly Judge[]> {
  const mark = await markOf({ db });
  const before = known.get(db);
  const at = performance.now();
  if (before?.mark === mark && at - before.at < FRESH) return before.judges;
  const printed = await db
    .selectFrom('judge_names')
    .selectAll()
    .orderBy('name')
    .orderBy('court_id')
    .orderBy('year')
    .execute();
  const decided = await db.selectFrom('judge_decisions').selectAll().orderBy('at').orderBy('one_key').execute();
  const rows = JSON.stringify([printed, decided]);
  // To read the names again takes a tenth of the time of a new list.
  if (before?.rows === rows) {
    known.set(db, { ...before, mark, at });
    return before.judges;
  }
  const judges = listJudges(
    printed.map(({ name, court_id: courtId, year, documents }) => ({ name, courtId, year, documents })),
    decided.map(({ one_key: oneKey, other_key: otherKey, is_joined }) => ({
      oneKey,
      otherKey,
      isJoined: is_joined === 1,
    })),
  );
  known.set(db, { mark, at, rows, judges });
  return judges;
}

/** Changes with nearly every change of the names, and with every decision. */
async function markOf({ db }: Pick<Store, 'db'>): Promise<string> {
  const names = await db
    .selectFrom('judge_names')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('rows'),
      fn.sum<number | string | null>('documents').as('sum'),
      fn.max('name').as('last'),
    ])
    .executeTakeFirstOrThrow();
  const decisions = await db
    .selectFrom('judge_decisions')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('rows'),
      fn.sum<number | string | null>('is_joined').as('sum'),
      fn.max('at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  return JSON.stringify([names, decisions]);
}
