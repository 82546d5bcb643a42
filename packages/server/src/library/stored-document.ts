import { extractCitations } from '@headnote/core/citation';
import { treatments } from '@headnote/core/contract';
import type { Kysely } from 'kysely';
import { emptyReadFields } from '../extraction/fields/empty-read-fields.js';
import { fieldOfEntry, originsOf, originsOfEntries } from '../extraction/fields/field-origins.js';
import type { ActSection, DocumentText, NewAct, NewCase, NewDocument } from '../extraction/new-document.js';
import { anchorsOf, readParagraphBlocks } from '../extraction/text/paragraph-blocks.js';
import { readReportLists } from '../extraction/treatments/grammar/report-lists.js';
import type { Database } from '../store/database.js';
import { unpackOffsets, unpackText } from '../store/packed-text.js';
import type { DocumentBodyRow, DocumentRow } from '../store/tables/library-tables.js';
import { readList } from './document-record.js';

/** A document of the library in the form in which an importer gives it. */
export interface StoredDocument {
  readonly id: string;
  readonly houseCitation: string;
  readonly document: NewDocument;
}

/**
 * Reads a document by its id or its house citation, in the form in which an importer gives it, so that it can be saved
 * again. Fields that `deriveFields` read from the text are empty, because it reads them again.
 */
export async function readStoredDocument(db: Kysely<Database>, which: string): Promise<StoredDocument | undefined> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where((build) => build.or([build('id', '=', which), build('house_citation', '=', which)]))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const body = await db
    .selectFrom('document_bodies')
    .selectAll()
    .where('document_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const { id, house_citation: houseCitation } = row;
  if (row.kind === 'case') {
    const text = textOf(body, true);
    const stored = emptyReadFields(caseOf(row, text), extractCitations(text.plain));
    return { id, houseCitation, document: { ...stored, ...(await listedIn(db, stored, id)) } };
  }
  const sections = await db
    .selectFrom('act_sections')
    .select(['anchor', 'number', 'heading'])
    .where('document_id', '=', id)
    .orderBy('position')
    .execute();
  return { id, houseCitation, document: actOf(row, textOf(body, false), sections) };
}

/** The lists of the report; absent if they are those of the headnote, which is read again. */
async function listedIn(
  db: Kysely<Database>,
  { headnote }: NewCase,
  id: string,
): Promise<Pick<NewCase, 'listed'> | undefined> {
  const rows = await db
    .selectFrom('listed_cases')
    .select(['treatment', 'text', 'word'])
    .where('document_id', '=', id)
    .orderBy('position')
    .execute();
  const again = readReportLists(headnote);
  const isSame = rows.length === again.length && rows.every(({ text }, at) => again[at]?.text === text);
  if (isSame) return undefined;
  const listed = rows.map(({ treatment, text, word }) => ({
    treatment: treatments.find((one) => one === treatment) ?? 'referred',
    text,
    word,
  }));
  return { listed };
}

function sourceOf({ source_id: id, source_name: name, source_url: url, licence, is_sample }: DocumentRow) {
  return { id, name, ...(url && { url }), ...(licence && { licence }), isSample: is_sample === 1 };
}

function derivedOf({ derived_fields: stored }: DocumentRow) {
  const entries = readList(stored);
  const derivedFields = entries.map(fieldOfEntry);
  return { derivedFields, ...originsOf(derivedFields, originsOfEntries(entries)) };
}

function caseOf(row: DocumentRow, text: DocumentText): NewCase {
  const judges = readList(row.judges);
  return {
    kind: 'case',
    source: sourceOf(row),
    text,
    ...derivedOf(row),
    appellant: row.appellant,
    respondent: row.respondent,
    courtReference: row.court_reference,
    courtId: row.court_id,
    courtName: row.court_name,
    decidedOn: row.decided_on,
    bench: row.bench,
    judges,
    ...(judges.length === row.bench_strength ? {} : { benchStrength: row.bench_strength }),
    advocates: readList(row.advocates),
    caseType: row.case_type,
    caseNumber: row.case_number,
    subject: row.subject,
    headnote: row.headnote,
    decision: row.decision,
    otherCitations: readList(row.other_citations),
    actsCited: listItems(row.acts_html),
    sourceCitator: row.source_citator,
  };
}

function actOf(row: DocumentRow, text: DocumentText, sections: readonly ActSection[]): NewAct {
  return {
    kind: 'act',
    source: sourceOf(row),
    text,
    ...derivedOf(row),
    title: row.title,
    longTitle: row.long_title,
    year: row.year,
    actNumber: row.act_number,
    ministry: row.ministry,
    enactedOn: row.decided_on,
    statusText: row.status_text,
    isAvailable: row.is_available === 1,
    sections,
  };
}

/** The items of the list that the library writes from plain text. */
function listItems(html: string): string[] {
  return [...html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, item = '']) =>
    item
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  );
}

function textOf(body: DocumentBodyRow, isJudgment: boolean): DocumentText {
  const html = unpackText(body.html);
  const plain = unpackText(body.plain);
  const sentenceEnds = unpackOffsets(body.sentence_ends);
  if (!isJudgment) return { html, plain, sentenceEnds, anchors: [] };
  const titleEnd = titleEndOf(html, plain);
  return { html, plain, sentenceEnds, anchors: anchorsOf(html), ...(titleEnd === undefined ? {} : { titleEnd }) };
}

/** Where the cause title ends in the plain text: the end of its last paragraph. */
function titleEndOf(html: string, plain: string): number | undefined {
  const start = html.indexOf('<section id="cause-title">');
  if (start === -1) return undefined;
  const end = html.lastIndexOf('</section>');
  const paragraphs = readParagraphBlocks(html.slice(0, end)).length;
  return plain.split('\n\n').slice(0, paragraphs).join('\n\n').length;
}
