import type { Kysely } from 'kysely';
import type { Database } from '../store/database.js';
import { readNumbers } from './find-document.js';
import { readList } from './document-record.js';
import { readSources } from './sources.js';

/** Under what the documents are known for which another one is shown. */
export interface OtherNumbers {
  readonly ids: readonly string[];
  /** House citations and other citations, as printed. */
  readonly citations: readonly string[];
  readonly caseNumbers: readonly string[];
}

/** Reads the numbers of the documents for which these are shown; a judgment of one source has no entry. */
export async function readOtherNumbers(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OtherNumbers>> {
  const sources = await readSources(db, ids);
  const others = [...sources].map(([id, own]) => [id, own.filter((one) => one !== id)] as const);
  const rows = await readNumbers(
    db,
    others.flatMap(([, own]) => own),
  );
  return new Map(
    others.map(([id, own]) => {
      const known = rows.filter((row) => own.includes(row.id));
      const citations = known.flatMap((row) => [row.house_citation, ...readList(row.other_citations)]);
      const caseNumbers = known.map((row) => row.case_number).filter((number) => number !== '');
      return [id, { ids: own, citations: [...new Set(citations)], caseNumbers: [...new Set(caseNumbers)] }];
    }),
  );
}
