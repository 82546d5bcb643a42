import { extractCitations } from '@headnote/core/citation';
import { citationKeys } from '@headnote/core/search/bodies';
import type { Store } from '../store/database.js';
import { readList } from '../store/document-record.js';
import type { DocumentRow } from '../store/library-tables.js';
import type { IndexDocument } from './index-document.js';

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

function toIndexDocument(
  row: DocumentRow,
  { content, sentenceEnds }: Pick<IndexDocument, 'content' | 'sentenceEnds'>,
): IndexDocument {
  const isCase = row.kind === 'case';
  const citations = [row.house_citation, ...readList(row.other_citations)];
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
      citations: citations.join('; '),
    },
    content,
    sentenceEnds,
    citations: citations.flatMap(keysOf),
    decidedOn: row.decided_on,
    year: row.year,
    courtId: isCase ? row.court_id : null,
    // The library keeps 0 where nobody knows how many judges there were; no bench has none.
    benchStrength: isCase ? row.bench_strength || null : null,
    citedCount: row.cited_count,
    referredCount: row.referred_count,
    overruledCount: row.overruled_count,
    isReferred: row.is_referred,
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

/**
 * What a printed citation is looked up by. What is printed goes in as well where it is not read; where it is read, its
 * canonical form stands for it, and a free index's number is not looked up by what it shares with an official one.
 */
function keysOf(printed: string): readonly string[] {
  const keys = extractCitations(printed).flatMap(citationKeys);
  return keys.length === 0 ? [printed] : keys;
}
