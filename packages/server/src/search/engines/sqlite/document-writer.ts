import type { Database } from 'better-sqlite3';
import { unpackText } from '../../../store/packed-text.js';
import { sentenceEndsOf } from '../../text/analysis/sentence-ends-of.js';
import { citationKey } from '../../text/analysis/analyse.js';
import { wordsOf } from '../../text/analysis/words-of.js';
import { openWordWriter } from './write-words.js';
import { dayOf } from '../../model/days.js';
import { type TextField, keywordFields, lengthFields, numberFields, textFields } from '../../model/fields.js';
import type { IndexDocument, IndexFigures } from '../../model/index-document.js';
import { bytesOf, joinStreams } from './tokens/token-stream.js';
import { openDictionary } from './dictionary.js';
import { openRowAllocator } from './row-ids.js';

/** Adds and removes documents of an open index. Call it in a transaction. */
export interface DocumentWriter {
  /** Adds documents; replaces those with the same id. */
  put(batch: readonly IndexDocument[]): void;
  /** Changes only figures; ignores unknown ids. */
  setFigures(batch: readonly IndexFigures[]): void;
  remove(ids: readonly string[]): void;
}

const KEYWORD_COLUMNS = keywordFields.filter((field) => field !== 'title' && field !== 'citations');
const COLUMNS = ['row', 'id', 'kind', 'present', 'length', 'decidedOn', ...numberFields, ...KEYWORD_COLUMNS, 'title'];

/** Words of a document by which it ranks as long or short. */
function lengthOf(written: readonly { readonly count: number }[]): number {
  return textFields.reduce((sum, field, at) => (lengthFields.has(field) ? sum + (written[at]?.count ?? 0) : sum), 0);
}

/** Prepares the write statements. Row ids are BigInt, because a number is bound as a real and does not match. */
export function openDocumentWriter(db: Database): DocumentWriter {
  const find = db.prepare('SELECT row, decidedOn AS day FROM documents WHERE id = ?');
  const deletes = ['documents', 'texts', 'streams', 'citations', 'names'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE row = ?`),
  );
  const marks = (count: number) => Array.from({ length: count }, () => '?').join(', ');
  const addDocument = db.prepare(`INSERT INTO documents (${COLUMNS.join(', ')}) VALUES (${marks(COLUMNS.length)})`);
  const addText = db.prepare('INSERT INTO texts (row, content, fields) VALUES (?, ?, ?)');
  const addStreams = db.prepare('INSERT INTO streams (row, short, content) VALUES (?, ?, ?)');
  const addCitation = db.prepare('INSERT OR IGNORE INTO citations (key, row) VALUES (?, ?)');
  const addName = db.prepare('INSERT OR IGNORE INTO names (key, row) VALUES (?, ?)');
  const changeFigures = db.prepare(
    'UPDATE documents SET citedCount = ?, referredCount = ?, overruledCount = ?, isReferred = ?, treatment = ? WHERE id = ?',
  );
  const writeWords = openWordWriter(openDictionary(db));

  function drop(id: string): { row: number; day: number | null } | undefined {
    const known = find.get(id) as { row: number; day: number | null } | undefined;
    if (known !== undefined) for (const statement of deletes) statement.run(BigInt(known.row));
    return known;
  }

  function add(row: bigint, document: IndexDocument): void {
    const texts: Record<TextField, string> = { ...document.texts, content: unpackText(document.content) };
    const { content: _content, ...short } = texts;
    const written = textFields.map((field) =>
      writeWords(wordsOf(field, texts[field]), sentenceEndsOf(field, texts[field], document)),
    );
    addDocument.run(
      row,
      document.id,
      document.kind,
      presentMask(texts),
      lengthOf(written),
      dayOfDocument(document),
      ...numberFields.map((field) => document[field]),
      ...KEYWORD_COLUMNS.map((field) => document[field]),
      texts.title,
    );
    addText.run(row, document.content, JSON.stringify(short));
    for (const citation of document.citations) {
      const key = citationKey(citation);
      if (key !== '') addCitation.run(key, row);
    }
    for (const key of document.nameKeys) addName.run(key, row);
    const [content, ...others] = written.map((words) => words.stream);
    addStreams.run(row, bytesOf(joinStreams(others)), bytesOf(content!));
  }

  return {
    put(batch) {
      const rows = openRowAllocator(db);
      const kept = batch.map((document) => {
        const before = drop(document.id);
        if (before === undefined || before.day !== dayOfDocument(document)) return undefined;
        rows.reserve(before.row);
        return before.row;
      });
      const placed = batch.map((document, index) => ({
        document,
        row: kept[index] ?? rows.next(dayOfDocument(document)),
      }));
      // Ascending row ids are added at the end of each table.
      placed.sort((a, b) => a.row - b.row);
      for (const { document, row } of placed) add(BigInt(row), document);
    },
    setFigures(batch) {
      for (const { id, citedCount, referredCount, overruledCount, isReferred, treatment } of batch) {
        changeFigures.run(citedCount, referredCount, overruledCount, isReferred, treatment, id);
      }
    },
    remove(ids) {
      for (const id of ids) drop(id);
    },
  };
}

function dayOfDocument(document: IndexDocument): number | null {
  return document.decidedOn === null ? null : (dayOf(document.decidedOn) ?? null);
}

/** One bit for each text field that is not empty. */
function presentMask(texts: Readonly<Record<TextField, string>>): number {
  let mask = 0;
  for (const [bit, field] of textFields.entries()) if (texts[field] !== '') mask |= 1 << bit;
  return mask;
}
