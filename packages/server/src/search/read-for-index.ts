import { joinCitationWords } from '@headnote/core/search/bodies';
import type { Store } from '../store/database.js';
import { readList } from '../store/document-record.js';
import type { DocumentRow } from '../store/library-tables.js';
import { citationKeys } from './citator/keys/citation-keys.js';
import type { IndexDocument, IndexFigures } from './index-document.js';

/** Reads documents in the form in which an engine takes them; unknown ids are left out. */
export async function readForIndex(store: Store, ids: readonly string[]): Promise<IndexDocument[]> {
  const rows = await store.db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .selectAll('documents')
    .select(['document_bodies.plain', 'document_bodies.sentence_ends'])
    .where('documents.id', 'in', ids)
    .execute();
  return rows.map((row) => toIndexDocument(row, { content: row.plain, sentenceEnds: row.sentence_ends }));
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
  { content, sentenceEnds }: Pick<IndexDocument, 'content' | 'sentenceEnds'>,
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
    citations: lookUpKeys(row, otherCitations),
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
function lookUpKeys(row: DocumentRow, otherCitations: readonly string[]): readonly string[] {
  const { house_citation: houseCitation, court_id: courtId } = row;
  const known = citationKeys({ houseCitation, otherCitations, courtId });
  return [houseCitation, ...otherCitations, ...known.flatMap((words) => [joinCitationWords(words), words.key])];
}
