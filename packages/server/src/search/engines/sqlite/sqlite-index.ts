import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { type Budget, SEARCH_DEADLINE_MS, startBudget } from '../../model/budget.js';
import type { EngineAnswer, IndexReport } from '../../model/engine.js';
import type { EngineRequest } from '../../model/engine-request.js';
import type { IndexDocument, IndexFigures } from '../../model/index-document.js';
import { IndexLostError } from '../../model/index-lost-error.js';
import { partialAnswer } from '../../model/partial-answer.js';
import { type Columns, loadColumns } from './columns.js';
import { indexPath, isDamage, markDamaged, openForReading, openForWriting } from './index-file.js';
import { type Lexicon, openLexicon } from './lexicon.js';
import { type Bm25, openBm25 } from './postings/bm25.js';
import type { Partner } from './partner/partner.js';
import { type Postings, openPostings } from './postings/postings.js';
import { openSealer } from './postings/sealer.js';
import { type Counting, searchIndex } from './search-index.js';
import { type DocumentWriter, openDocumentWriter } from './document-writer.js';
import { isFaultOfDocument } from '../../../store/document-fault.js';

/** The synchronous embedded index, for a worker thread, an import or a test. */
export interface SqliteIndex {
  /** Reads changed data for the next search into memory. */
  prepare(): void;
  search(request: EngineRequest, budget?: Budget): EngineAnswer;
  index(batch: readonly IndexDocument[]): IndexReport;
  setFigures(batch: readonly IndexFigures[]): IndexReport;
  remove(ids: readonly string[]): IndexReport;
  count(): number;
  generation(): string;
  /** The index of this name is no longer being filled. */
  settle(generation: string): void;
  close(): void;
}

/** A load of the columns that takes longer is not repeated at every change of another process. */
const LONG_LOAD_MS = 50;
/** After a long load, the next one waits this many times as long. */
const PAUSE_AFTER_LONG_LOAD = 4;

/** What a reader has in memory of one state of the file. */
interface Loaded {
  readonly columns: Columns;
  readonly postings: Postings;
  readonly bm25: Bm25;
  /** Changes with the blocks of posting lists, which are read from the file. */
  readonly blocks: string;
  /** The columns may be older than the file, which says it of itself. */
  readonly isFilling: boolean;
}

interface Reader {
  readonly db: Database;
  readonly inode: number;
  readonly lexicon: Lexicon;
  loaded: Loaded | undefined;
  version: number;
  loadedAt: number;
  loadTook: number;
}

/**
 * How far matches are counted where the words of each document must be read: exact phrases of common words. Reading a hundred thousand
 * documents takes longer than the deadline; half of it is enough for a count.
 */
const COUNTING: Counting = { most: 10_000, least: 1_000, milliseconds: SEARCH_DEADLINE_MS / 2 };

/**
 * Opens the index of a data folder; creates it if missing, replaces it if damaged. Each search sees all earlier commits of
 * this index. Other processes may write to it too: their commits are seen after a pause if loading takes long. A partner helps with phrases. `counting` are other limits of the count, for tests.
 */
export function openSqliteIndex(options: {
  readonly dataDir: string;
  readonly partner?: Partner;
  readonly counting?: Partial<Counting>;
}): SqliteIndex {
  const path = indexPath(options.dataDir);
  let writing: Writing | undefined = openWriting(path);
  let reader: Reader | undefined;

  /** Reopens an index that another process replaced or that was deleted. */
  function followFile(): void {
    const inode = inodeOf(path);
    if ((writing ?? reader)?.inode === inode && (reader ?? writing)?.inode === inode) return;
    closeAll();
    writing = openWriting(path);
    if (writing.isNew) throw new IndexLostError();
  }

  function readerNow(): Reader {
    followFile();
    reader ??= openReader(path);
    return reader;
  }

  function loadedNow(current: Reader): Loaded {
    const version = current.db.pragma('data_version', { simple: true }) as number;
    const age = performance.now() - current.loadedAt;
    const isTooSoon = current.loadTook > LONG_LOAD_MS && age < current.loadTook * PAUSE_AFTER_LONG_LOAD;
    if (current.loaded !== undefined && version === current.version) return current.loaded;
    if (current.loaded !== undefined && isTooSoon && current.loaded.blocks === blocksOf(current.db))
      return current.loaded;
    const start = performance.now();
    current.loaded = load(current.db, options.partner);
    current.version = version;
    current.loadedAt = performance.now();
    current.loadTook = current.loadedAt - start;
    return current.loaded;
  }

  /** Replaces a damaged file with an empty one; the queue then indexes every document again. */
  function guard<T>(use: () => T): T {
    try {
      return use();
    } catch (error) {
      if (!isDamage(error)) throw error;
      markDamaged(path);
      closeAll();
      writing = openWriting(path);
      throw new IndexLostError({ cause: error });
    }
  }

  /** Runs `use` on one state of the file. */
  function read<T>(use: (current: Reader) => T): T {
    return guard(() => {
      const current = readerNow();
      return current.db.transaction(() => {
        // The first read, not BEGIN, fixes the state.
        current.db.prepare('SELECT 1 FROM meta').get();
        return use(current);
      })();
    });
  }

  function write(change: (writer: DocumentWriter, db: Database) => void): void {
    guard(() => {
      followFile();
      const { db, writer } = (writing ??= openWriting(path));
      try {
        db.transaction(() => {
          change(writer, db);
        }).immediate();
        // The pause is for changes of other processes: whoever writes here finds it at once.
        if (reader !== undefined) reader.loadTook = 0;
      } catch (error) {
        // The writer remembers words that the transaction has taken back.
        writing = undefined;
        db.close();
        throw error;
      }
    });
  }

  /** Writes all items in one transaction, or each one by itself if that fails because of an item. */
  function writeEach<Item>(
    items: readonly Item[],
    {
      idOf,
      put,
    }: {
      readonly idOf: (item: Item) => string;
      readonly put: (writer: DocumentWriter, items: readonly Item[]) => void;
    },
  ): IndexReport {
    try {
      write((writer) => put(writer, items));
      return { done: items.map(idOf), failed: [] };
    } catch (error) {
      const [first] = items;
      if (first === undefined || !isFaultOfDocument(error)) throw error;
      if (items.length === 1) return { done: [], failed: [{ id: idOf(first), reason: String(error) }] };
      const reports = items.map((item) => writeEach([item], { idOf, put }));
      return { done: reports.flatMap(({ done }) => done), failed: reports.flatMap(({ failed }) => failed) };
    }
  }

  function closeAll(): void {
    reader?.db.close();
    reader = undefined;
    writing?.db.close();
    writing = undefined;
  }

  return {
    prepare: () => read((current) => void loadedNow(current)),
    search: (request, budget = startBudget()) =>
      read((current) => {
        const { db, lexicon } = current;
        const counting = { ...COUNTING, ...options.counting };
        const loaded = loadedNow(current);
        const answer = searchIndex(request, { db, lexicon, budget, counting, ...loaded });
        return loaded.isFilling ? partialAnswer(answer) : answer;
      }),
    index(batch) {
      const report = writeEach(batch, { idOf: ({ id }) => id, put: (writer, items) => writer.put(items) });
      write((_writer, db) => openSealer(db).seal());
      return report;
    },
    setFigures: (batch) => writeEach(batch, { idOf: ({ id }) => id, put: (writer, items) => writer.setFigures(items) }),
    remove: (ids) => writeEach(ids, { idOf: (id) => id, put: (writer, items) => writer.remove(items) }),
    count: () => read(({ db }) => db.prepare('SELECT count(*) FROM documents').pluck().get() as number),
    generation: () =>
      read(({ db }) => db.prepare("SELECT value FROM meta WHERE name = 'generation'").pluck().get() as string),
    settle(generation) {
      if (!read(({ db }) => isFilling(db))) return;
      // Not if another thread has replaced the file meanwhile.
      const isThis = "EXISTS (SELECT 1 FROM meta WHERE name = 'generation' AND value = ?)";
      write((_writer, db) => void db.prepare(`DELETE FROM meta WHERE name = 'filling' AND ${isThis}`).run(generation));
    },
    close: closeAll,
  };
}

interface Writing {
  readonly db: Database;
  readonly writer: DocumentWriter;
  readonly inode: number;
  /** True if this call created the file. */
  readonly isNew: boolean;
}

function openWriting(path: string): Writing {
  const { db, isNew } = openForWriting(path);
  return { db, writer: openDocumentWriter(db), inode: inodeOf(path), isNew };
}

function openReader(path: string): Reader {
  const db = openForReading(path);
  return {
    db,
    inode: inodeOf(path),
    lexicon: openLexicon(db),
    loaded: undefined,
    version: 0,
    loadedAt: 0,
    loadTook: 0,
  };
}

function load(db: Database, partner: Partner | undefined): Loaded {
  const columns = loadColumns(db);
  const postings = openPostings(db, columns, partner);
  return { columns, postings, bm25: openBm25(columns), blocks: blocksOf(db), isFilling: isFilling(db) };
}

function blocksOf(db: Database): string {
  return db.prepare("SELECT count(*) || ' ' || coalesce(max(id), 0) FROM blocks").pluck().get() as string;
}

/** Returns whether documents of the library are missing, because the index is new. */
function isFilling(db: Database): boolean {
  return db.prepare("SELECT 1 FROM meta WHERE name = 'filling'").get() !== undefined;
}

/** -1 without a file. */
function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? -1;
}
