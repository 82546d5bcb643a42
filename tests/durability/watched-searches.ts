import { parseQuery, toSearchBody } from '@headnote/core/search';
import { saveAlert } from '../../packages/server/src/alerts/save-alert.js';
import type { SearchEngine } from '../../packages/server/src/search/model/engine.js';
import { runSearch } from '../../packages/server/src/search/run/run-search.js';
import type { Store } from '../../packages/server/src/store/database.js';
import { runTransaction } from '../../packages/server/src/store/run-transaction.js';

const words = ['notice', 'lease', 'bail', 'arbitration', 'tenant', 'contract', 'land', 'witness', 'tax', 'custody'];
/** Each pair is a search of its own, so that a look takes some time. */
export const watchedTexts = words.flatMap((one) => words.map((other) => (one === other ? one : `${one} ${other}`)));

/** Hits of one search that are compared. */
const MAX_FOUND = 100;

const queryOf = (text: string) => toSearchBody(parseQuery(text).tree).query;

/** Stores an alert of a member on each of some searches. Its name is the text. */
export async function watch(
  store: Store,
  userId: number,
  texts: readonly string[],
  frequency: 'at-once' | 'daily',
): Promise<void> {
  const alert = { kind: 'search', documentId: '', events: [], frequency } as const;
  for (const text of texts) {
    const body = JSON.stringify({ query: queryOf(text) });
    await runTransaction(store.db, (transaction) =>
      saveAlert(transaction, userId, { ...alert, query: text, name: text, body }, Date.now()),
    );
  }
}

/** New documents that no alert has looked at. */
export async function countArrivals({ db }: Store): Promise<number> {
  return (await db.selectFrom('alert_queue').select('document_id').execute()).length;
}

/** What the alerts have, and what their searches find: by text, each with the ids of its judgments in order. */
export interface Comparison {
  readonly hits: Readonly<Record<string, readonly string[]>>;
  readonly found: Readonly<Record<string, readonly string[]>>;
}

/** Compares the hits of all alerts with their searches. Throws an Error for a search that finds too much to compare. */
export async function compareAlerts(store: Store, engine: SearchEngine): Promise<Comparison> {
  const rows = await store.db
    .selectFrom('alert_hits')
    .innerJoin('alerts', 'alerts.id', 'alert_hits.alert_id')
    .select(['alerts.name', 'document_id'])
    .execute();
  const found: Record<string, readonly string[]> = {};
  const hits: Record<string, readonly string[]> = {};
  const idsOf = Map.groupBy(rows, ({ name }) => name);
  for (const text of watchedTexts) {
    const body = { query: queryOf(text), size: MAX_FOUND, _source: [] };
    const answer = await runSearch({ engine, store, body, audience: 'member', kind: 'case' });
    if (answer.timed_out || answer.hits.total.value > MAX_FOUND) throw new Error(`${text}: not all of it was found`);
    found[text] = answer.hits.hits.map(({ _id }) => _id).toSorted();
    hits[text] = (idsOf.get(text) ?? []).map(({ document_id }) => document_id).toSorted();
  }
  return { hits, found };
}
