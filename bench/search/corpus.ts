import { unpackText } from '../../packages/server/src/store/packed-text.js';
import type { Store } from '../../packages/server/src/store/database.js';

/** One judgment, the same for both engines. */
export interface CorpusDocument {
  readonly id: string;
  readonly content: string;
  readonly appellant: string;
  readonly respondent: string;
  readonly judges: string;
  readonly advocates: string;
  readonly subject: string;
  readonly headnote: string;
  readonly citations: readonly string[];
  readonly courtName: string;
  readonly decidedOn: string | null;
  readonly year: number | null;
}

/** Judgments that are read at a time. */
const PART = 500;

/** Reads the judgments of a library, oldest first. */
export async function readCorpus(store: Store): Promise<CorpusDocument[]> {
  const all: CorpusDocument[] = [];
  for await (const part of readCorpusParts(store)) all.push(...part);
  return all;
}

/** The same in parts, for libraries that do not fit into the memory. */
export async function* readCorpusParts(store: Store): AsyncGenerator<CorpusDocument[]> {
  const ids = await store.db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'case')
    .orderBy('decided_on')
    .orderBy('id')
    .execute();
  for (let from = 0; from < ids.length; from += PART) {
    yield readPart(
      store,
      ids.slice(from, from + PART).map(({ id }) => id),
    );
  }
}

async function readPart(store: Store, ids: readonly string[]): Promise<CorpusDocument[]> {
  const rows = await store.db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .selectAll('documents')
    .select('document_bodies.plain')
    .where('documents.id', 'in', ids)
    .orderBy('decided_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    content: unpackText(row.plain),
    appellant: row.appellant,
    respondent: row.respondent,
    judges: row.judges,
    advocates: row.advocates,
    subject: row.subject,
    headnote: row.headnote,
    citations: [row.house_citation, ...(JSON.parse(row.other_citations) as string[])],
    courtName: row.court_name,
    decidedOn: row.decided_on,
    year: row.year,
  }));
}
