import { caseTitle } from '@headnote/core/format';
import type { Kysely } from 'kysely';
import { readComparedOriginal, readComparedText } from '../../library/compared-text.js';
import type { Database } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { OWN_SERIES } from '../resolve/collapse-copies.js';
import type { ComparedJudgment } from './same-judgment.js';

/** Reads what the rule compares of judgments, by id. Names that are replaced for readers are compared as the source has them. */
export async function readCompared(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ComparedJudgment>> {
  const keysIn = (table: 'citation_keys' | 'docket_keys') =>
    inChunks(ids, (chunk) =>
      db
        .selectFrom(table as 'docket_keys')
        .select(['document_id', 'key'])
        .where('document_id', 'in', chunk)
        .execute(),
    );
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('documents').select(['id', 'appellant', 'respondent']).where('id', 'in', chunk).execute(),
  );
  const citations = Map.groupBy(await keysIn('citation_keys'), (row) => row.document_id);
  const dockets = Map.groupBy(await keysIn('docket_keys'), (row) => row.document_id);
  const compared = new Map<string, ComparedJudgment>();
  for (const { id, ...parties } of rows) {
    const original = await readComparedOriginal(db, id);
    compared.set(id, {
      title: titleOf(original?.kind === 'case' ? original : parties),
      citations: [...new Set((citations.get(id) ?? []).map(({ key }) => key))].filter((key) => !OWN_SERIES.test(key)),
      dockets: (dockets.get(id) ?? []).map(({ key }) => key),
      plain: async () => original?.text.plain ?? (await readComparedText(db, id)) ?? '',
    });
  }
  return compared;
}

const titleOf = (parties: { readonly appellant: string; readonly respondent: string }): string =>
  parties.appellant === '' || parties.respondent === '' ? '' : caseTitle(parties);
