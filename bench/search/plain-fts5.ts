import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { CorpusDocument } from './corpus.js';
import type { Question } from './questions.js';

const COLUMNS = ['content', 'appellant', 'respondent', 'judges', 'advocates', 'subject', 'headnote', 'citations'];
const PAGE = 20;

/** A peer: answers a question with 20 hits, their fields and one passage each; returns the total. */
export interface Peer {
  ask(question: Question): number;
  close(): void;
}

/**
 * The usual way to search with FTS5: the text in the wide table itself, external content, `ORDER BY rank`,
 * `snippet()`, joins and GROUP BY. The join order is forced; otherwise some questions never end.
 */
export function openPlainFts5(folder: string, corpus: readonly CorpusDocument[]): Peer {
  const db = new Sqlite(join(folder, 'peer.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.exec(`
    CREATE TABLE docs (rowid INTEGER PRIMARY KEY, id TEXT, ${COLUMNS.join(' TEXT, ')} TEXT, court TEXT, decided TEXT, year INTEGER);
    CREATE INDEX docs_court ON docs (court);
    CREATE INDEX docs_decided ON docs (decided);
    CREATE VIRTUAL TABLE fts USING fts5(${COLUMNS.join(', ')}, content='docs', tokenize='porter unicode61');
  `);
  const marks = Array.from({ length: COLUMNS.length + 4 }, () => '?').join(', ');
  const add = db.prepare(`INSERT INTO docs (id, ${COLUMNS.join(', ')}, court, decided, year) VALUES (${marks})`);
  db.transaction(() => {
    for (const each of corpus) {
      const { id, content, appellant, respondent, judges, advocates, subject, headnote, citations } = each;
      const texts = [content, appellant, respondent, judges, advocates, subject, headnote, citations.join('; ')];
      add.run(id, ...texts, each.courtName, each.decidedOn, each.year);
    }
    db.exec("INSERT INTO fts (fts) VALUES ('rebuild')");
  })();

  return {
    ask(question) {
      const match = expressionOf(question);
      const filters: string[] = [];
      const values: (string | number)[] = [match];
      if (question.courtName !== undefined) {
        filters.push('AND d.court = ?');
        values.push(question.courtName);
      }
      if (question.years !== undefined) {
        filters.push('AND d.year BETWEEN ? AND ?');
        values.push(...question.years);
      }
      const from = `FROM fts CROSS JOIN docs d ON d.rowid = fts.rowid WHERE fts MATCH ? ${filters.join(' ')}`;
      const order = question.isNewest === true ? 'd.decided DESC' : 'rank';
      db.prepare(
        `SELECT d.id, d.appellant, d.respondent, d.court, d.decided, d.subject, d.citations,
           snippet(fts, 0, '<b>', '</b>', '…', 24) ${from} ORDER BY ${order} LIMIT ${PAGE}`,
      ).all(...values);
      if (question.isCounted === true) {
        db.prepare(`SELECT d.court, count(*) ${from} GROUP BY d.court`).all(...values);
        db.prepare(`SELECT d.year, count(*) ${from} GROUP BY d.year`).all(...values);
      }
      const counted = filters.length === 0 ? 'FROM fts WHERE fts MATCH ?' : from;
      return db
        .prepare(`SELECT count(*) ${counted}`)
        .pluck()
        .get(...values) as number;
    },
    close: () => db.close(),
  };
}

function expressionOf(question: Question): string {
  const quoted = (words: readonly string[], operator: string) => words.map((word) => `"${word}"`).join(operator);
  const parts: string[] = [];
  if (question.all !== undefined) parts.push(quoted(question.all, ' AND '));
  if (question.any !== undefined) parts.push(`(${quoted(question.any, ' OR ')})`);
  if (question.phrase !== undefined) parts.push(`content : "${question.phrase}"`);
  if (question.citation !== undefined) parts.push(`citations : "${question.citation.replaceAll('"', ' ')}"`);
  const wanted = parts.join(' AND ');
  return question.not === undefined ? wanted : `(${wanted}) NOT (${quoted(question.not, ' OR ')})`;
}
