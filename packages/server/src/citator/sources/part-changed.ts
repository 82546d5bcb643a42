import type { Transaction } from 'kysely';
import { readMarks } from '../../library/document-marks.js';
import { readSources } from '../../library/sources.js';
import type { Database } from '../../store/database.js';
import { readCompared } from './read-compared.js';
import { readPlaces } from './read-places.js';
import { isSameJudgment } from './same-judgment.js';
import { RULE, separateDocuments } from './write-sources.js';

/**
 * Takes apart the judgments of which a document has changed so that it is the same as no other one of them: a corrected date or
 * number, or another judgment under its id. Otherwise a document would stand for one that it has nothing to do with. What an
 * editor has joined stays, and so does a judgment with a mark, because one of its documents may show what the mark keeps back.
 * Returns the ids that are by themselves now.
 */
export async function partChanged(transaction: Transaction<Database>, ids: readonly string[]): Promise<string[]> {
  const sources = await readSources(transaction, ids);
  if (sources.size === 0) return [];
  const parted = new Set<string>();
  for (const [id, own] of sources) {
    if (parted.has(id) || !(await isJoinedByRule(transaction, own)) || (await isStillOne(transaction, id, own)))
      continue;
    await separateDocuments(transaction, own);
    for (const one of own) parted.add(one);
  }
  return [...parted];
}

async function isJoinedByRule(transaction: Transaction<Database>, own: readonly string[]): Promise<boolean> {
  const byEditor = await transaction
    .selectFrom('judgment_sources')
    .select('document_id')
    .where('document_id', 'in', own)
    .where('actor', '!=', RULE)
    .limit(1)
    .executeTakeFirst();
  return byEditor === undefined && (await readMarks(transaction, own)).size === 0;
}

/** Whether a document is the same judgment as one of the others. */
async function isStillOne(transaction: Transaction<Database>, id: string, own: readonly string[]): Promise<boolean> {
  const places = await readPlaces(transaction, own);
  const compared = await readCompared(transaction, own);
  const [place, changed] = [places.get(id), compared.get(id)];
  // One that was taken away comes back to the others.
  if (place === undefined || changed === undefined) return true;
  for (const other of own) {
    const one = compared.get(other);
    if (other === id || one === undefined || places.get(other) !== place) continue;
    if (await isSameJudgment(changed, one)) return true;
  }
  return false;
}
