import { textFields } from '../../fields.js';

/** Changes with the tables and with every rule of the analysis; an index of another version is made anew. */
export const SCHEMA_VERSION = '3';

/**
 * Bytes of words that are gathered in memory before they are written out: those of a batch of judgments, so that it leaves one segment
 * to merge and not several. Still more would no longer lie in the processor's cache.
 */
const GATHERED_BYTES = 8 * 1024 * 1024;

/** Column of the word index for each text field, in the order of the fields. */
export const wordColumns: readonly string[] = textFields.map((field) => `w_${field.toLowerCase()}`);

/**
 * `words` holds no text, only terms, already analysed: its tokeniser merely splits at blanks.
 * `documents` is narrow and read as a whole into memory; `texts` is wide and read for the shown hits only.
 * `forms` is the dictionary: every folded word that was ever indexed, with its stem where that differs. `letters` are
 * the characters that occur in it. `streams` holds the words of each document in their order, by their numbers in the
 * dictionary: of the content, and of all other text fields together.
 */
export const SCHEMA = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE documents (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  present INTEGER NOT NULL,
  decidedOn INTEGER,
  courtId INTEGER,
  benchStrength INTEGER,
  year INTEGER,
  citedCount INTEGER,
  referredCount INTEGER,
  overruledCount INTEGER,
  isReferred INTEGER,
  isSample INTEGER,
  isAvailable INTEGER,
  courtName TEXT NOT NULL,
  courtReference TEXT NOT NULL,
  bench TEXT NOT NULL,
  caseType TEXT NOT NULL,
  caseNumber TEXT NOT NULL,
  decision TEXT NOT NULL,
  houseCitation TEXT NOT NULL,
  sourceName TEXT NOT NULL,
  actNumber TEXT NOT NULL,
  ministry TEXT NOT NULL,
  statusText TEXT NOT NULL,
  title TEXT NOT NULL
);
CREATE TABLE texts (row INTEGER PRIMARY KEY, content BLOB NOT NULL, fields TEXT NOT NULL);
CREATE TABLE forms (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE, stem TEXT);
CREATE INDEX forms_stem ON forms (stem) WHERE stem IS NOT NULL;
CREATE TABLE letters (letter TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE streams (row INTEGER PRIMARY KEY, short BLOB NOT NULL, content BLOB NOT NULL);
CREATE TABLE citations (key TEXT NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (key, row)) WITHOUT ROWID;
CREATE INDEX citations_row ON citations (row);
CREATE VIRTUAL TABLE words USING fts5(${wordColumns.join(', ')}, content='', contentless_delete=1, tokenize='ascii');
INSERT INTO words (words, rank) VALUES ('hashsize', ${GATHERED_BYTES});
`;

/** Empties a file of another version. */
export const DROP_ALL = `
DROP TABLE IF EXISTS words;
DROP TABLE IF EXISTS citations;
DROP TABLE IF EXISTS streams;
DROP TABLE IF EXISTS letters;
DROP TABLE IF EXISTS forms;
DROP TABLE IF EXISTS texts;
DROP TABLE IF EXISTS documents;
DROP TABLE IF EXISTS meta;
`;
