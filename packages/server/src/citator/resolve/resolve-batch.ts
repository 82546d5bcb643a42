import type { Transaction } from 'kysely';
import type { CaseLinkRow, CitationPlaceRow, ProvisionPlaceRow } from '../../store/tables/citator-tables.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { resolveProvisions } from '../acts/resolve-provisions.js';
import { readKeys } from '../reading/place-rows.js';
import { type Bench, caseLinks } from './case-links.js';
import { withCitedTitles } from './cited-titles.js';
import { type SectionAnchors, readLibraryActs, readLibraryCases } from './read-library.js';
import { readEdits } from '../treatment-edits.js';
import { readShownIds, readSources } from '../../library/sources.js';
import { listedPlaces, readListed, writeListed } from './listed-places.js';
import { isSameResolution, type Resolution, resolvePlaces } from './resolve-places.js';
import { writeLinks } from './write-links.js';

/**
 * Resolves all citations of the documents, and updates links and counts. A judgment from several sources cites what the
 * shown text cites, and what the lists of all its reports name; the documents behind it cite nothing. Runs in the caller's transaction, so no judgment changes
 * meanwhile.
 */
export async function resolveBatch(
  transaction: Transaction<Database>,
  ids: readonly string[],
  anchors: SectionAnchors,
): Promise<void> {
  const copies = await readShownIds(transaction, ids);
  const citing = (
    await transaction
      .selectFrom('documents')
      .select(['id', 'kind', 'decided_on', 'court_id', 'bench_strength'])
      .where('id', 'in', ids)
      .execute()
  )
    // Not in the statement: SQLite would take the index of the kind, and read all judgments.
    .filter(({ id, kind }) => kind === 'case' && !copies.has(id));
  const shown = citing.map(({ id }) => id);
  const sources = await readSources(transaction, shown);
  const places = await readPlaces(transaction, shown);
  const listed = await readListed(transaction, sources, shown);
  const keys = new Set(
    [...places.values(), ...listed.values()].flat().flatMap((place: { keys: string }) => readKeys(place.keys)),
  );
  const inLibrary = await withCitedTitles(transaction, await readLibraryCases(transaction, [...keys]));
  const benches = new Map<string, Bench>([...inLibrary.values()].flat().map((judgment) => [judgment.id, judgment]));
  const edits = await readEdits(transaction, shown);
  const links: CaseLinkRow[] = [];
  for (const { id, decided_on, court_id, bench_strength } of citing) {
    const own = places.get(id) ?? [];
    const library = { citingId: id, citingDay: decided_on, byKey: (key: string) => inLibrary.get(key) ?? [] };
    const resolved = resolvePlaces(own, library);
    await writeResolutions(transaction, own, resolved);
    const entries = listed.get(id) ?? [];
    const inList = resolvePlaces(listedPlaces(entries), library);
    await writeListed(transaction, entries, inList);
    const bench: Bench = { id, courtId: court_id, benchStrength: bench_strength };
    const targets = new Map(own.map(({ position }, index) => [position, resolved[index]?.target_id ?? '']));
    const found = [
      ...own.map((place, index) => ({
        ...place,
        ...resolved[index],
        actorId: place.actor_position === null ? '' : (targets.get(place.actor_position) ?? ''),
      })),
      ...listedPlaces(entries).map((place, index) => ({ ...place, ...inList[index] })),
    ];
    const editOf = (cited: string) => edits.get(id)?.get(cited);
    for (const link of caseLinks(bench, found, (target) => benches.get(target), editOf)) links.push(link);
  }
  await resolveProvisionsOf(transaction, citing, anchors);
  await writeLinks(transaction, ids, links);
}

const PLACE_COLUMNS = [
  'document_id',
  'position',
  'kind',
  'canonical',
  'keys',
  'status',
  'case_name',
  'parallel_group',
  'short_form',
  'refers_to',
  'treatment',
  'speaker',
  'source',
  'actor',
  'actor_position',
  'state',
  'target_id',
  'candidates',
] as const;

type StoredPlace = Pick<CitationPlaceRow, (typeof PLACE_COLUMNS)[number]>;

async function readPlaces(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredPlace[]>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('citation_uses')
    .select(PLACE_COLUMNS)
    .where('document_id', 'in', ids)
    .orderBy('document_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, (row) => row.document_id);
}

async function writeResolutions(
  transaction: Transaction<Database>,
  places: readonly StoredPlace[],
  resolved: readonly Resolution[],
): Promise<void> {
  for (const [index, place] of places.entries()) {
    const now = resolved[index];
    if (now === undefined || isSameResolution(now, place)) continue;
    await transaction
      .updateTable('citation_uses')
      .set({ state: now.state, target_id: now.target_id, candidates: now.candidates })
      .where('document_id', '=', place.document_id)
      .where('position', '=', place.position)
      .execute();
  }
}

async function resolveProvisionsOf(
  transaction: Transaction<Database>,
  citing: readonly { readonly id: string; readonly decided_on: string | null }[],
  anchors: SectionAnchors,
): Promise<void> {
  if (!(await mayLeadToActs(transaction))) return;
  const rows = await inChunks(
    citing.map(({ id }) => id),
    (chunk) =>
      transaction
        .selectFrom('provision_uses')
        .selectAll()
        .where('document_id', 'in', chunk)
        .where('act', '!=', '')
        .execute(),
  );
  const acts = await readLibraryActs(transaction, [...new Set(rows.map(({ act }) => act))]);
  const hasAnchor = await anchors.read(transaction, [...new Set([...acts.values()].flat().map(({ id }) => id))]);
  const byDocument = Map.groupBy(rows, ({ document_id }) => document_id);
  for (const { id, decided_on } of citing) {
    const own = byDocument.get(id) ?? [];
    const citingYear = decided_on === null ? null : Number(decided_on.slice(0, 4));
    const links = resolveProvisions(own, { byName: (name) => acts.get(name) ?? [], hasAnchor, citingYear });
    for (const [index, link] of links.entries()) await writeProvision(transaction, own[index], link);
  }
}

/** False if the library has no act and no provision leads to a removed one; then nothing can change. */
async function mayLeadToActs(transaction: Transaction<Database>): Promise<boolean> {
  const inLibrary = await transaction.selectFrom('act_names').select('name').limit(1).executeTakeFirst();
  if (inLibrary !== undefined) return true;
  const led = await transaction
    .selectFrom('provision_uses')
    .select('act_id')
    .where('act_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return led !== undefined;
}

async function writeProvision(
  transaction: Transaction<Database>,
  place: ProvisionPlaceRow | undefined,
  { actId, anchor }: { readonly actId: string | null; readonly anchor: string },
): Promise<void> {
  if (place === undefined || (place.act_id === actId && place.anchor === anchor)) return;
  await transaction
    .updateTable('provision_uses')
    .set({ act_id: actId, anchor })
    .where('document_id', '=', place.document_id)
    .where('position', '=', place.position)
    .execute();
}
