import type { Kysely } from 'kysely';
import { knownTitle } from './known-title.js';
import { readSources } from '../../library/sources.js';
import type { Database } from '../../store/database.js';
import { fieldOfEntry } from '../../extraction/fields/field-origins.js';
import { readList } from '../../library/document-record.js';
import { inChunks } from '../../store/in-chunks.js';
import type { LibraryAct } from '../acts/resolve-provisions.js';
import type { Bench } from './case-links.js';
import type { LibraryCase } from './library-case.js';
import type { DocumentRow } from '../../store/tables/library-tables.js';

/** A judgment as a target, with its bench. */
export type LibraryJudgment = LibraryCase & Bench;

/**
 * Most judgments with one key. A page of a report has up to five; the key of more than these identifies none, as the number of
 * a case with an order for each day. Each judgment that cites it would be compared with all of them.
 */
const MOST_HOLDERS = 20;

/**
 * Reads the judgments of the library with any of the keys, by key. A judgment from several sources is one, with the keys of
 * all. Omits keys with more than `MOST_HOLDERS` documents.
 */
export async function readLibraryCases(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly LibraryJudgment[]>> {
  const byKey = new Map<string, Map<string, LibraryJudgment>>();
  for (const table of ['citation_keys', 'docket_keys'] as const) {
    const crowded = new Set(await inChunks(keys, (chunk) => readCrowded(db, table, chunk)));
    const identifying = crowded.size === 0 ? keys : keys.filter((key) => !crowded.has(key));
    const rows = await inChunks(identifying, (chunk) => readHolders(db, table, chunk));
    const sources = await readSources(db, [...new Set(rows.map(({ id }) => id))]);
    const shown = await readShown(db, rows, sources);
    const keysById = await readKeysOf(db, [...new Set(rows.flatMap(({ id }) => sources.get(id) ?? [id]))]);
    for (const { key, id: holder } of table === 'citation_keys' ? surest(rows) : rows) {
      const row = shown.get(holder);
      if (row === undefined) continue;
      const { id, decided_on, court_id, bench_strength, ...parties } = row;
      const judgment: LibraryJudgment = {
        id,
        title: knownTitle(parties),
        decidedOn: decided_on,
        courtId: court_id,
        benchStrength: bench_strength,
        keys: [...new Set((sources.get(holder) ?? [id]).flatMap((own) => keysById.get(own) ?? []))],
      };
      const holders = byKey.get(key);
      if (holders) holders.set(id, judgment);
      else byKey.set(key, new Map([[id, judgment]]));
    }
  }
  return new Map([...byKey].map(([key, judgments]) => [key, [...judgments.values()]]));
}

/** Reads the rows of the documents that are shown, by the id of each holder of a key. */
async function readShown(
  db: Kysely<Database>,
  holders: readonly ShownRow[],
  sources: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, ShownRow>> {
  const known = new Map(holders.map((row) => [row.id, row]));
  const shownOf = (id: string) => sources.get(id)?.[0] ?? id;
  const missing = [...new Set([...known.keys()].map(shownOf))].filter((id) => !known.has(id));
  const rows = await inChunks(missing, (chunk) =>
    db.selectFrom('documents').select(HOLDER_COLUMNS).where('id', 'in', chunk).execute(),
  );
  for (const row of rows) known.set(row.id, row);
  return new Map(
    holders.flatMap(({ id }) => {
      const row = known.get(shownOf(id));
      return row ? [[id, row] as const] : [];
    }),
  );
}

const HOLDER_COLUMNS = ['id', 'appellant', 'respondent', 'decided_on', 'court_id', 'bench_strength'] as const;

/** A document that has a key. */
type ShownRow = Pick<DocumentRow, (typeof HOLDER_COLUMNS)[number]>;

async function readKeysOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('citation_keys').select(['document_id', 'key']).where('document_id', 'in', chunk).execute(),
  );
  const byId = Map.groupBy(rows, ({ document_id }) => document_id);
  return new Map([...byId].map(([id, own]) => [id, [...new Set(own.map(({ key }) => key))]]));
}

async function readCrowded(
  db: Kysely<Database>,
  table: 'citation_keys' | 'docket_keys',
  keys: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom(table as 'docket_keys')
    .select('key')
    .where('key', 'in', keys)
    .groupBy('key')
    .having(({ fn }) => fn.count('document_id'), '>', MOST_HOLDERS)
    .execute();
  return rows.map(({ key }) => key);
}

interface Holder {
  readonly key: string;
  /** The names of the fields that were read in its text, as JSON. */
  readonly derived_fields: string;
  readonly decided_on: string | null;
}

/**
 * A citation that the source of a judgment gives is not shared with another judgment that only prints it at its head. A second
 * source of the same judgment has its date, and shares it.
 */
function surest<Row extends Holder>(rows: readonly Row[]): readonly Row[] {
  const isRead = ({ derived_fields }: Holder) => readList(derived_fields).map(fieldOfEntry).includes('otherCitations');
  return [...Map.groupBy(rows, ({ key }) => key).values()].flatMap((holders) => {
    const given = holders.length < 2 ? [] : holders.filter((holder) => !isRead(holder));
    if (given.length === 0) return holders;
    const days = new Set(given.map(({ decided_on: day }) => day ?? ''));
    return holders.filter((holder) => !isRead(holder) || (holder.decided_on && days.has(holder.decided_on)));
  });
}

function readHolders(db: Kysely<Database>, table: 'citation_keys' | 'docket_keys', keys: readonly string[]) {
  // Both tables have these columns; with one type the query is written once.
  const keyed = table as 'docket_keys';
  return db
    .selectFrom(keyed)
    .innerJoin('documents', 'documents.id', `${keyed}.document_id`)
    .select([
      `${keyed}.key`,
      'documents.id',
      'appellant',
      'respondent',
      'decided_on',
      'court_id',
      'bench_strength',
      'derived_fields',
    ])
    .where(`${keyed}.key`, 'in', keys)
    .execute();
}

/** Reads the acts of the library with any of the names, by name. */
export async function readLibraryActs(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly LibraryAct[]>> {
  const rows = await inChunks(names, (chunk) =>
    db
      .selectFrom('act_names')
      .innerJoin('documents', 'documents.id', 'act_names.document_id')
      .select(['act_names.name', 'documents.id', 'documents.year'])
      .where('act_names.name', 'in', chunk)
      .execute(),
  );
  const byName = new Map<string, Map<string, LibraryAct>>();
  for (const { name, id, year } of rows) {
    const known = byName.get(name);
    if (known) known.set(id, { id, year });
    else byName.set(name, new Map([[id, { id, year }]]));
  }
  return new Map([...byName].map(([name, acts]) => [name, [...acts.values()]]));
}

/** Opens a cache of the section anchors of acts for one run. It reads a changed act again. */
export function openSectionAnchors() {
  const kept = new Map<string, { readonly hash: string; readonly anchors: ReadonlySet<string> }>();
  return {
    /** Reads the anchors of new and changed acts. Returns a function that checks whether an act has a section. */
    async read(db: Kysely<Database>, actIds: readonly string[]): Promise<(actId: string, anchor: string) => boolean> {
      const acts = await inChunks(actIds, (chunk) =>
        db.selectFrom('documents').select(['id', 'content_hash']).where('id', 'in', chunk).execute(),
      );
      for (const { id, content_hash: hash } of acts) {
        if (kept.get(id)?.hash === hash) continue;
        const rows = await db.selectFrom('act_sections').select('anchor').where('document_id', '=', id).execute();
        kept.set(id, { hash, anchors: new Set(rows.map(({ anchor }) => anchor)) });
      }
      return (actId, anchor) => kept.get(actId)?.anchors.has(anchor) ?? false;
    },
  };
}

/** The cache that `openSectionAnchors` returns. */
export type SectionAnchors = ReturnType<typeof openSectionAnchors>;
