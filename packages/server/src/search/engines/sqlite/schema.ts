/** Changes with the tables and with every rule of the analysis. An index of another version is rebuilt. */
export const SCHEMA_VERSION = '15';

/**
 * `documents` is narrow and read into memory as a whole; `texts` is wide and read only for displayed hits. `forms` is
 * the dictionary: every folded word ever indexed, with its stem if different. `letters` are its characters. `streams`
 * contains the words of each document in order, as numbers of the dictionary: one stream for the content, one for all
 * other text fields. For each word of the dictionary, `postings` lists the documents with it and how often it occurs, and
 * `places` lists where, in `place_chunks` if it is long; `pairs` lists where two common words are next to each other. All are
 * by block of documents: a document has a place in a block, or is in none yet. Blocks are made from `streams`, and can be made
 * again.
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
  treatment TEXT NOT NULL,
  houseCitation TEXT NOT NULL,
  sourceName TEXT NOT NULL,
  actNumber TEXT NOT NULL,
  ministry TEXT NOT NULL,
  statusText TEXT NOT NULL,
  title TEXT NOT NULL,
  length INTEGER NOT NULL,
  block INTEGER,
  place INTEGER
);
CREATE INDEX documents_block ON documents (block);
CREATE TABLE texts (row INTEGER PRIMARY KEY, content BLOB NOT NULL, fields TEXT NOT NULL);
CREATE TABLE forms (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE, stem TEXT);
CREATE INDEX forms_stem ON forms (stem) WHERE stem IS NOT NULL;
CREATE TABLE letters (letter TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE streams (row INTEGER PRIMARY KEY, short BLOB NOT NULL, content BLOB NOT NULL);
CREATE TABLE blocks (id INTEGER PRIMARY KEY AUTOINCREMENT, size INTEGER NOT NULL, content BLOB NOT NULL, short BLOB NOT NULL, common BLOB NOT NULL);
CREATE TABLE postings (key INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
CREATE TABLE places (key INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
CREATE TABLE pairs (key INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
CREATE TABLE place_chunks (key INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
CREATE TABLE citations (key TEXT NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (key, row)) WITHOUT ROWID;
CREATE INDEX citations_row ON citations (row);
CREATE TABLE names (key TEXT NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (key, row)) WITHOUT ROWID;
CREATE INDEX names_row ON names (row);
`;

/** Empties a file of another version. */
export const DROP_ALL = `
DROP TABLE IF EXISTS words;
DROP TABLE IF EXISTS names;
DROP TABLE IF EXISTS citations;
DROP TABLE IF EXISTS place_chunks;
DROP TABLE IF EXISTS pairs;
DROP TABLE IF EXISTS places;
DROP TABLE IF EXISTS postings;
DROP TABLE IF EXISTS blocks;
DROP TABLE IF EXISTS streams;
DROP TABLE IF EXISTS letters;
DROP TABLE IF EXISTS forms;
DROP TABLE IF EXISTS texts;
DROP TABLE IF EXISTS documents;
DROP TABLE IF EXISTS meta;
`;
