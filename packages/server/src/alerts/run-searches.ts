import { subscribersAt } from '../accounts/read-subscription.js';
import { asksForTexts } from '../search/guard/asks-for-texts.js';
import type { SearchEngine } from '../search/model/engine.js';
import { matchSearch } from '../search/run/match-search.js';
import type { Store } from '../store/database.js';
import { type Found, storeSearchHits } from './store-hits.js';

/** Runs in a row that a search may end with an error, though the engine answers: then the others go on without it. */
const MAX_TRIES = 3;
/**
 * Milliseconds that all searches of one member may take in one batch; the others of his are left out. Two hundred ordinary ones take two
 * seconds. The alerts of everybody else wait for them.
 */
const MEMBER_MS = 20_000;
/** How often hits are stored, so that members with quick searches are told while slow ones run. */
const STORE_EVERY_MS = 2_000;

/** What a member is told of an error that speaks of the server; the log has the error itself. */
const NOT_RUN = 'The search could not be run.';
const TOO_SLOW = 'Your searches took too long together, so this one was left out. Make them narrower.';

/** What is remembered of a search from one batch to the next, by its key. */
export interface SearchRecord {
  /** Runs in a row that ended with an error. */
  readonly tries: number;
  readonly milliseconds: number;
}

/** What running the searches of all alerts needs. */
export interface SearchesOptions {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly now: () => number;
  readonly signal?: AbortSignal;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
  readonly records: Map<string, SearchRecord>;
  /** Called for a search that could not be run. Its alerts say so. */
  readonly onFailure: (failure: { readonly reason: string }) => void;
}

interface Search {
  readonly key: string;
  readonly body: unknown;
  readonly needsSubscription: boolean;
  readonly owners: readonly number[];
}

/**
 * Runs each search of the alerts over some new documents and stores what it finds; quick searches first, by their last run. Returns the
 * members who have new hits, and why searches could not be run, by their keys. Throws the error of a search that may only be one of the
 * engine; what was found until then is stored.
 */
export async function runSearches(
  { store, engine, now, signal, steady, records, onFailure }: SearchesOptions,
  ids: readonly string[],
): Promise<{ readonly users: ReadonlySet<number>; readonly failures: ReadonlyMap<string, string> }> {
  const subscribers = await subscribersAt(store.db, now());
  const searches = await readSearches(store);
  const lastOf = ({ key }: Search) => records.get(key)?.milliseconds ?? 0;
  const failures = new Map<string, string>();
  const users = new Set<number>();
  const spent = new Map<number, number>();
  let found = new Map<string, Found>();
  let storedAt = steady();
  const save = async () => {
    for (const user of await storeSearchHits(store, { found, arrived: ids, now: now() })) users.add(user);
    found = new Map();
    storedAt = steady();
  };
  for (const search of searches.toSorted((one, other) => lastOf(one) - lastOf(other))) {
    signal?.throwIfAborted();
    const { key, body, needsSubscription, owners } = search;
    const mayHear = needsSubscription ? owners.filter((owner) => subscribers.has(owner)) : owners;
    if (mayHear.length === 0) continue;
    if (mayHear.every((owner) => (spent.get(owner) ?? 0) > MEMBER_MS)) {
      failures.set(key, TOO_SLOW);
      continue;
    }
    const startedAt = steady();
    const noteTime = (tries: number) => {
      const milliseconds = steady() - startedAt;
      records.set(key, { tries, milliseconds });
      for (const owner of mayHear) spent.set(owner, (spent.get(owner) ?? 0) + milliseconds / mayHear.length);
    };
    try {
      const hits = await matchSearch({ store, engine, steady, body, kind: 'case', ids, ...(signal && { signal }) });
      noteTime(0);
      if (hits.length > 0) found.set(key, { ids: hits, needsSubscription });
    } catch (error) {
      if (signal?.aborted) throw error;
      const tries = (records.get(key)?.tries ?? 0) + 1;
      noteTime(tries);
      // One that the guard refuses today, as a newer version may, is left out; every other error may be the engine's.
      if (!isRefusal(error) && tries < MAX_TRIES) {
        await save();
        throw error;
      }
      failures.set(key, isRefusal(error) ? error.message : NOT_RUN);
      onFailure({ reason: String(error) });
    }
    if (steady() - storedAt > STORE_EVERY_MS) await save();
  }
  await save();
  forgetOthers(records, searches);
  return { users, failures };
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'bad-query';

/** Each search once, with all members who watch it. */
async function readSearches({ db }: Store): Promise<readonly Search[]> {
  const bodies = await db
    .selectFrom('alerts')
    .select(['body_key', (eb) => eb.fn.min('body').as('body')])
    .where('kind', '=', 'search')
    .groupBy('body_key')
    .execute();
  const rows = await db.selectFrom('alerts').select(['body_key', 'user_id']).where('kind', '=', 'search').execute();
  const watchers = Map.groupBy(rows, ({ body_key }) => body_key);
  return bodies.map(({ body_key: key, body: text }) => {
    const body = JSON.parse(text) as unknown;
    const owners = [...new Set(watchers.get(key)?.map(({ user_id }) => user_id))];
    return { key, body, needsSubscription: asksForTexts(body), owners };
  });
}

function forgetOthers(records: Map<string, SearchRecord>, searches: readonly Search[]): void {
  const known = new Set(searches.map(({ key }) => key));
  for (const key of records.keys()) if (!known.has(key)) records.delete(key);
}
