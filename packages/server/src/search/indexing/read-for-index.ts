import { joinCitationWords } from '@headnote/core/search/bodies';
import type { Store } from '../../store/database.js';
import { readList } from '../../library/document-record.js';
import type { CitationKeyRow } from '../../store/tables/citator-tables.js';
import { inChunks } from '../../store/in-chunks.js';
import type { DocumentRow } from '../../store/tables/library-tables.js';
import { citationKeys } from '../../citator/keys/citation-keys.js';
import type { IndexDocument, IndexFigures } from '../index-document.js';

/** Reads documents in the form in which an engine takes them; unknown ids are left out. */
export async function readForIndex(store: Store, ids: readonly string[]): Promise<IndexDocument[]> {
  const rows = await store.db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .selectAll('documents')
    .select(['document_bodies.plain', 'document_bodies.sentence_ends'])
    .where('documents.id', 'in', ids)
    .execute();
  const keys = await readKeys(store, ids);
  return rows.map((row) =>
    toIndexDocument(row, {
      content: row.plain,
      sentenceEnds: row.sentence_ends,
      citations: lookUpKeys(row, keys.get(row.id)),
    }),
  );
}

/** What the citator has read of the documents' own citations already. */
async function readKeys(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, CitationKeyRow[]>> {
  const rows = await inChunks(ids, (chunk) =>
    store.db.selectFrom('citation_keys').selectAll().where('document_id', 'in', chunk).execute(),
  );
  return Map.groupBy(rows, ({ document_id }) => document_id);
}

/** Reads the counts of documents alone; unknown ids are left out. */
export async function readFigures(store: Store, ids: readonly string[]): Promise<IndexFigures[]> {
  if (ids.length === 0) return [];
  const rows = await store.db
    .selectFrom('documents')
    .select(['id', 'cited_count', 'referred_count', 'overruled_count', 'is_referred'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({ id: row.id, ...figuresOf(row) }));
}

type CountedRow = Pick<DocumentRow, 'cited_count' | 'referred_count' | 'overruled_count' | 'is_referred'>;

const figuresOf = ({ cited_count, referred_count, overruled_count, is_referred }: CountedRow) => ({
  citedCount: cited_count,
  referredCount: referred_count,
  overruledCount: overruled_count,
  isReferred: is_referred,
});

function toIndexDocument(
  row: DocumentRow,
  { content, sentenceEnds, citations }: Pick<IndexDocument, 'content' | 'sentenceEnds' | 'citations'>,
): IndexDocument {
  const isCase = row.kind === 'case';
  const otherCitations = readList(row.other_citations);
  return {
    id: row.id,
    kind: row.kind,
    texts: {
      appellant: row.appellant,
      respondent: row.respondent,
      judges: readList(row.judges).join(', '),
      advocates: readList(row.advocates).join(', '),
      subject: row.subject,
      headnote: row.headnote,
      actsHtml: row.acts_html,
      title: row.title,
      citations: [row.house_citation, ...otherCitations].join('; '),
    },
    content,
    sentenceEnds,
    citations,
    decidedOn: row.decided_on,
    year: row.year,
    courtId: isCase ? row.court_id : null,
    // The library keeps 0 where nobody knows how many judges there were; no bench has none.
    benchStrength: isCase ? row.bench_strength || null : null,
    ...figuresOf(row),
    isSample: row.is_sample,
    isAvailable: row.is_available,
    courtName: row.court_name,
    courtReference: row.court_reference,
    bench: row.bench,
    caseType: row.case_type,
    caseNumber: row.case_number,
    decision: row.decision,
    houseCitation: row.house_citation,
    sourceName: row.source_name,
    actNumber: row.act_number,
    ministry: row.ministry,
    statusText: row.status_text,
  };
}

/** What a document is looked up by: its citations as printed, their words, and each one's canonical form. */
function lookUpKeys(row: DocumentRow, read: readonly Omit<CitationKeyRow, 'document_id'>[] | undefined): string[] {
  const { house_citation: houseCitation, court_id: courtId } = row;
  const otherCitations = readList(row.other_citations);
  // Of an act, and of a judgment stored before there was a citator, nothing is kept.
  const known = read ?? citationKeys({ houseCitation, otherCitations, courtId });
  return [houseCitation, ...otherCitations, ...known.flatMap((words) => [joinCitationWords(words), words.key])];
}
