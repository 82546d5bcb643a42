import type { Transaction } from 'kysely';
import type { CaseLinkRow, CitationUseRow, ProvisionUseRow } from '../../store/tables/citator-tables.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { resolveProvisions } from '../acts/resolve-provisions.js';
import { readKeys } from '../reading/use-rows.js';
import { type Bench, caseLinks } from './case-links.js';
import { type SectionAnchors, readHeldActs, readHeldCases } from './read-held.js';
import { type Resolution, resolveUses } from './resolve-uses.js';
import { writeLinks } from './write-links.js';

/**
 * Resolves all citations of the documents, and updates links and counts. Runs in the caller's transaction, so no judgment changes
 * meanwhile.
 */
export async function resolveBatch(
  transaction: Transaction<Database>,
  ids: readonly string[],
  anchors: SectionAnchors,
): Promise<void> {
  const citing = await transaction
    .selectFrom('documents')
    .select(['id', 'decided_on', 'court_id', 'bench_strength'])
    .where('kind', '=', 'case')
    .where('id', 'in', ids)
    .execute();
  const uses = await readUses(transaction, ids);
  const keys = new Set([...uses.values()].flat().flatMap((use) => readKeys(use.keys)));
  const held = await readHeldCases(transaction, [...keys]);
  const benches = new Map<string, Bench>([...held.values()].flat().map((judgment) => [judgment.id, judgment]));
  const links: CaseLinkRow[] = [];
  for (const { id, decided_on, court_id, bench_strength } of citing) {
    const own = uses.get(id) ?? [];
    const resolved = resolveUses(own, { citingId: id, citingDay: decided_on, byKey: (key) => held.get(key) ?? [] });
    await writeResolutions(transaction, own, resolved);
    const bench: Bench = { id, courtId: court_id, benchStrength: bench_strength };
    const found = own.map((use, index) => ({ ...use, ...resolved[index] }));
    links.push(...caseLinks(bench, found, (target) => benches.get(target)));
  }
  await resolveProvisionsOf(transaction, citing, anchors);
  await writeLinks(transaction, ids, links);
}

const USE_COLUMNS = [
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
  'state',
  'target_id',
  'candidates',
] as const;

type StoredUse = Pick<CitationUseRow, (typeof USE_COLUMNS)[number]>;

async function readUses(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredUse[]>> {
  const rows = await transaction
    .selectFrom('citation_uses')
    .select(USE_COLUMNS)
    .where('document_id', 'in', ids)
    .orderBy('document_id')
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, (row) => row.document_id);
}

async function writeResolutions(
  transaction: Transaction<Database>,
  uses: readonly StoredUse[],
  resolved: readonly Resolution[],
): Promise<void> {
  for (const [index, use] of uses.entries()) {
    const now = resolved[index];
    if (now === undefined) continue;
    if (now.state === use.state && now.target_id === use.target_id && now.candidates === use.candidates) continue;
    await transaction
      .updateTable('citation_uses')
      .set({ state: now.state, target_id: now.target_id, candidates: now.candidates })
      .where('document_id', '=', use.document_id)
      .where('position', '=', use.position)
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
  const acts = await readHeldActs(transaction, [...new Set(rows.map(({ act }) => act))]);
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
  const held = await transaction.selectFrom('act_names').select('name').limit(1).executeTakeFirst();
  if (held !== undefined) return true;
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
  use: ProvisionUseRow | undefined,
  { actId, anchor }: { readonly actId: string | null; readonly anchor: string },
): Promise<void> {
  if (use === undefined || (use.act_id === actId && use.anchor === anchor)) return;
  await transaction
    .updateTable('provision_uses')
    .set({ act_id: actId, anchor })
    .where('document_id', '=', use.document_id)
    .where('position', '=', use.position)
    .execute();
}
