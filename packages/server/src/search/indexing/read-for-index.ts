import { joinCitationWords } from '@headnote/core/search/bodies';
import { citationKeys } from '../../citator/keys/citation-keys.js';
import { readCitationKeys } from '../../citator/keys/read-citation-keys.js';
import { readList } from '../../library/document-record.js';
import { type Figures, readFigures } from '../../library/figures.js';
import { readMarks } from '../../library/document-marks.js';
import { judgeKeysOf } from '../../library/judges/judge-keys.js';
import { type IndexRow, readIndexRows } from '../../library/index-rows.js';
import { type OtherNumbers, readOtherNumbers } from '../../library/other-numbers.js';
import { readHeadings } from '../../library/read-act-sections.js';
import { readShownIds } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import type { CitationKeyRow } from '../../store/tables/citator-tables.js';
import { unpackText } from '../../store/packed-text.js';
import type { DocumentRow } from '../../store/tables/library-tables.js';
import { caseNumberWords } from './case-number-words.js';
import { headingKeysOf } from './heading-keys.js';
import { nameKeysOf } from './name-keys.js';
import { offenceKeys } from '../../citator/keys/offence-keys.js';
import { readProvisionKeys } from '../../citator/keys/read-provision-keys.js';
import type { IndexFailure } from '../model/engine.js';
import type { IndexDocument, IndexFigures } from '../model/index-document.js';

/** Documents for an engine, and those that could not be written for it. */
export interface DocumentsRead {
  readonly documents: readonly IndexDocument[];
  readonly failed: readonly IndexFailure[];
}

/**
 * Reads documents in the form that an engine takes; unknown ids are left out, and so are those for which another document
 * of the same judgment is shown: that one is found by their numbers. One that fails does not stop the others.
 */
export async function readForIndex(store: Store, given: readonly string[]): Promise<DocumentsRead> {
  const copies = await readShownIds(store.db, given);
  const ids = given.filter((id) => !copies.has(id));
  const others = await readOtherNumbers(store.db, ids);
  const marks = await readMarks(store.db, ids);
  const rows = (await readIndexRows(store.db, ids)).map((row) =>
    // The names of the parties do not find a hidden judgment.
    marks.get(row.id)?.isHidden ? { ...row, appellant: '', respondent: '' } : row,
  );
  const keys = await readCitationKeys(store.db, [...ids, ...[...others.values()].flatMap(({ ids: own }) => own)]);
  const provisions = await readProvisionKeys(store.db, ids);
  const headings = await readHeadings(store.db, ids);
  const documents: IndexDocument[] = [];
  const failed: IndexFailure[] = [];
  for (const row of rows) {
    const { id, plain: content, sentence_ends: sentenceEnds } = row;
    try {
      const other = others.get(id) ?? NO_OTHERS;
      const read = [id, ...other.ids].flatMap((one) => keys.get(one) ?? []);
      const citations = [...lookUpKeys(row, read), ...other.citations];
      documents.push(
        toIndexDocument(row, {
          content,
          sentenceEnds,
          citations: [...new Set(citations)],
          other,
          provisions: withOffence(provisions.get(id) ?? [], row),
          headings: headingKeysOf(headings.get(id) ?? []),
        }),
      );
    } catch (error) {
      failed.push({ id, reason: String(error) });
    }
  }
  return { documents, failed };
}

/** Reads only the counts of documents; unknown ids are left out. */
export async function readFiguresForIndex(store: Store, ids: readonly string[]): Promise<IndexFigures[]> {
  return (await readFigures(store.db, ids)).map((row) => ({ id: row.id, ...figuresOf(row) }));
}

const withOffence = (keys: readonly string[], { plain, decided_on: decidedOn }: IndexRow): readonly string[] => [
  ...keys,
  ...offenceKeys(keys, { plain: () => unpackText(plain), decidedOn }),
];

const NO_OTHERS: OtherNumbers = { ids: [], citations: [], caseNumbers: [] };

const figuresOf = ({ cited_count, referred_count, overruled_count, is_referred, treatment }: Figures) => ({
  citedCount: cited_count,
  referredCount: referred_count,
  overruledCount: overruled_count,
  isReferred: is_referred,
  treatment,
});

function toIndexDocument(
  row: DocumentRow,
  {
    content,
    sentenceEnds,
    citations,
    other,
    provisions,
    headings,
  }: Pick<IndexDocument, 'content' | 'sentenceEnds' | 'citations'> & {
    readonly other: OtherNumbers;
    readonly provisions: readonly string[];
    readonly headings: readonly string[];
  },
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
      citations: [...new Set([row.house_citation, ...otherCitations, ...other.citations])].join('; '),
      caseNumber: isCase
        ? [...new Set([caseNumberWords(row.case_number, row.case_type), ...other.caseNumbers])].join(' ')
        : '',
    },
    content,
    sentenceEnds,
    citations,
    nameKeys: isCase
      ? [...nameKeysOf(row), ...judgeKeysOf(readList(row.judges), placeOf(row)), ...provisions]
      : headings,
    decidedOn: row.decided_on,
    year: row.year,
    courtId: isCase ? row.court_id : null,
    // The library stores 0 for an unknown number of judges.
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

const placeOf = ({ court_id: courtId, year }: DocumentRow) => ({ courtId, year: year ?? 0 });

/** The forms by which a search finds a citation of the document: as printed, as words, and canonical. */
function lookUpKeys(row: DocumentRow, read: readonly Omit<CitationKeyRow, 'document_id'>[]): string[] {
  const { house_citation: houseCitation, court_id: courtId } = row;
  const otherCitations = readList(row.other_citations);
  // Acts have no stored keys.
  const known = read.length > 0 ? read : citationKeys({ houseCitation, otherCitations, courtId });
  return [houseCitation, ...otherCitations, ...known.flatMap((words) => [joinCitationWords(words), words.key])];
}
