import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { type Budget, startBudget } from './budget.js';
import type { EngineAnswer, IndexReport } from '../../engine.js';
import type { EngineRequest } from '../../engine-request.js';
import type { IndexDocument, IndexFigures } from '../../index-document.js';
import { IndexLostError } from '../../index-lost-error.js';
import { type Columns, loadColumns } from './columns.js';
import { indexPath, isDamage, markDamaged, openForReading, openForWriting } from './index-file.js';
import { type Lexicon, openLexicon } from './lexicon.js';
import { searchIndex } from './search-index.js';
import { type DocumentWriter, openDocumentWriter } from './document-writer.js';
import { isFaultOfDocument, reasonOf } from './document-fault.js';

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
  close(): void;
}

/** A load of the columns that takes longer is not repeated at every change of another process. */
const LONG_LOAD_MS = 50;
/** After a long load, the next one waits this many times as long. */
const PAUSE_AFTER_LONG_LOAD = 4;

interface Reader {
  readonly db: Database;
  readonly inode: number;
  readonly lexicon: Lexicon;
  columns: Columns | undefined;
  version: number;
  loadedAt: number;
  loadTook: number;
}

/**
 * Opens the index of a data folder; creates it if missing, replaces it if damaged. Other processes may write to it:
 * each search sees all earlier commits.
 */
export function openSqliteIndex(options: { readonly dataDir: string }): SqliteIndex {
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

  function columnsNow(current: Reader): Columns {
    const version = current.db.pragma('data_version', { simple: true }) as number;
    const age = performance.now() - current.loadedAt;
    const isTooSoon = current.loadTook > LONG_LOAD_MS && age < current.loadTook * PAUSE_AFTER_LONG_LOAD;
    if (current.columns !== undefined && (version === current.version || isTooSoon)) return current.columns;
    const start = performance.now();
    current.columns = loadColumns(current.db);
    current.version = version;
    current.loadedAt = performance.now();
    current.loadTook = current.loadedAt - start;
    return current.columns;
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

  function write(change: (writer: DocumentWriter) => void): void {
    guard(() => {
      followFile();
      const { db, writer } = (writing ??= openWriting(path));
      try {
        db.transaction(() => change(writer)).immediate();
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
      if (items.length === 1) return { done: [], failed: [{ id: idOf(first), reason: reasonOf(error) }] };
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
    prepare: () => read((current) => void columnsNow(current)),
    search: (request, budget = startBudget()) =>
      read((current) => {
        const { db, lexicon } = current;
        return searchIndex(request, { db, lexicon, columns: columnsNow(current), budget });
      }),
    index: (batch) => writeEach(batch, { idOf: ({ id }) => id, put: (writer, items) => writer.put(items) }),
    setFigures: (batch) => writeEach(batch, { idOf: ({ id }) => id, put: (writer, items) => writer.setFigures(items) }),
    remove: (ids) => writeEach(ids, { idOf: (id) => id, put: (writer, items) => writer.remove(items) }),
    count: () => read(({ db }) => db.prepare('SELECT count(*) FROM documents').pluck().get() as number),
    generation: () =>
      read(({ db }) => db.prepare("SELECT value FROM meta WHERE name = 'generation'").pluck().get() as string),
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
    columns: undefined,
    version: 0,
    loadedAt: 0,
    loadTook: 0,
  };
}

/** -1 without a file. */
function inodeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? -1;
}
