import { stat } from 'node:fs/promises';
import type { IndexFailure, SearchEngine } from '../search/model/engine.js';
import { type DocumentReader, startReader } from '../citator/reading/start-reader.js';
import { IMPORT_SLICE_MS, resolveCitations } from '../citator/resolve-citations.js';
import { countUnfilled, fillCompletions, IMPORT_BATCH } from '../library/completions/fill-completions.js';
import type { Store } from '../store/database.js';
import { retryFailures } from '../store/queues.js';
import { openBatch } from './batch.js';
import { type BackgroundIndexing, indexInBackground } from './background-indexing.js';
import type { ImportProgress } from './import-progress.js';
import { type ImportOutcome, MOST_REFUSED, type Refusal, TOO_MANY_REFUSED } from './import-report.js';
import { FileProblem } from './files/file-problem.js';
import { type FileCopies, openFileCopies } from './file-copies.js';
import { openActClaims } from './one-act-each.js';
import { FilesUnavailableError } from '../files/files-unavailable-error.js';
import { documentId } from '../library/document-id.js';
import { otherJudgmentOf } from '../library/other-judgment.js';
import type { OpenDataOptions } from './open-data/read-open-data.js';
import type { FolderOptions } from './own/read-folder.js';
import { openTextPool, type TextPool } from './texts/text-pool.js';
import { type ImportFormat, readFileItems } from './read-file.js';
import { repeatedId, takenId } from './repeated-id.js';
import type { NewDocument } from '../extraction/new-document.js';
import { countUnknownCourts } from './unknown-courts.js';
import { tooLong } from '../extraction/text/too-long.js';

/** What to import, and where. */
export interface ImportOptions {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly format: ImportFormat;
  /** Paths of files or folders of that format; files of JSON lines may be gzip. */
  readonly files: readonly string[];
  /** Keeps the PDFs that documents were read from; none are kept without it. */
  readonly storeOriginal?: (documentId: string, path: string) => Promise<void>;
  /** Path of the table of particulars for a folder, and the names of its columns. */
  readonly table?: Pick<FolderOptions, 'particulars' | 'columns'>;
  /** Lets a judgment replace another one that has its id. */
  readonly mayReplace?: boolean;
  /** Lets a document be stored that is nearly like one that an operator masked, hid or took down, or has its few words. */
  readonly mayResemble?: boolean;
  /** What of a public set to read, and where its downloads and its log are. */
  readonly openData?: Pick<OpenDataOptions, 'only' | 'downloads' | 'log'>;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Stops after the current transaction. Stored documents remain, and the same import can be started again. */
  readonly signal?: AbortSignal;
}

/**
 * Imports files: reads them line by line, saves the documents in transactions, resolves citations, and sends the changes
 * to the search index. An import may be killed at any time and started again; it ends with the same library.
 *
 * A known id with the same text is unchanged, with another text updated, and refused if it is another judgment. The
 * second record of an id in one run is refused, and so is what brings back a marked document under another id. Bad lines, records and files are refused with their place, and the import continues. Throws only when the
 * library itself cannot be written.
 */
export async function importFiles(options: ImportOptions): Promise<ImportOutcome> {
  const { signal } = options;
  const startedAt = performance.now();
  const reader = startReader();
  const pool = openTextPool();
  const run = await openRun(options, reader);
  try {
    for (const file of options.files) {
      if (signal?.aborted) break;
      await importFile(options, run, { file, pool });
    }
    if (!signal?.aborted) {
      await run.batch.save();
      await run.acts.settle();
    }
  } finally {
    await reader.close();
    await pool.close();
  }
  const readAt = performance.now();
  const setAside: IndexFailure[] = [];
  const onFailure = (failure: IndexFailure) => setAside.push(failure);
  if (!signal?.aborted) await resolve(options, onFailure);
  const resolvedAt = performance.now();
  await fill(options, onFailure);
  const namedAt = performance.now();
  const unindexed = await run.indexing.finish();
  const seconds = {
    reading: (readAt - startedAt) / 1000,
    resolving: (resolvedAt - readAt) / 1000,
    naming: (namedAt - resolvedAt) / 1000,
    indexing: (performance.now() - namedAt) / 1000,
  };
  const unknownCourts = run.unknownCourts.list();
  const report = {
    read: run.read,
    ...run.batch.counts(),
    refused: run.refused,
    unindexed,
    ...(setAside.length > 0 && { setAside }),
    ...(unknownCourts.length > 0 && { unknownCourts }),
    ...(run.notes.length > 0 && { notes: run.notes }),
  };
  return { report, unopened: run.unopened, damaged: run.damaged, isStopped: signal?.aborted ?? false, seconds };
}

type OnFailure = (failure: IndexFailure) => void;

/** A stop by the signal is not a failure: the rest waits in the queue for the next import or the server. */
async function resolve({ store, signal, onProgress }: ImportOptions, onFailure: OnFailure): Promise<void> {
  try {
    await resolveCitations(store, {
      sliceMs: IMPORT_SLICE_MS,
      onFailure,
      onProgress: ({ done, left }) => onProgress?.({ phase: 'resolving', done, position: done, total: done + left }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

/** A stop leaves the rest to the next import or the server. */
async function fill({ store, signal, onProgress }: ImportOptions, onFailure: OnFailure): Promise<void> {
  try {
    const total = await countUnfilled(store);
    await fillCompletions(store, {
      signal,
      batch: IMPORT_BATCH,
      onFailure,
      onProgress: (done) => onProgress?.({ phase: 'naming', done, position: done, total: Math.max(done, total) }),
    });
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

interface Run {
  read: number;
  readonly batch: ReturnType<typeof openBatch>;
  readonly indexing: BackgroundIndexing;
  readonly acts: ReturnType<typeof openActClaims>;
  readonly copies: FileCopies;
  readonly seen: Set<string>;
  readonly refused: Refusal[];
  readonly unknownCourts: ReturnType<typeof countUnknownCourts>;
  readonly notes: string[];
  readonly unopened: string[];
  readonly damaged: string[];
  /** Bytes of the finished files. */
  finished: number;
  readonly total: number;
}

async function openRun(
  { store, engine, files, mayResemble, signal, onProgress }: ImportOptions,
  reader: DocumentReader,
): Promise<Run> {
  const sizes = await Promise.all(files.map((file) => sizeOf(file)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  await retryFailures(store.db);
  const indexing = indexInBackground(store, engine, {
    onProgress: ({ done, left }) => onProgress?.({ phase: 'indexing', done, position: done, total: done + left }),
    ...(signal === undefined ? {} : { signal }),
  });
  const batch = openBatch(store, { read: (documents) => reader.read(documents), onSaved: () => indexing.start() });
  const acts = openActClaims(store);
  return {
    read: 0,
    batch,
    indexing,
    acts,
    copies: openFileCopies(store, { mayResemble }),
    seen: new Set(),
    refused: [],
    unknownCourts: countUnknownCourts(),
    notes: [],
    unopened: [],
    damaged: [],
    finished: 0,
    total,
  };
}

interface OneFile {
  readonly file: string;
  readonly pool: TextPool;
}

async function importFile(options: ImportOptions, run: Run, { file, pool }: OneFile): Promise<void> {
  const refuse = (place: Partial<Pick<Refusal, 'file' | 'line' | 'record'>>, reason: string) =>
    run.refused.push({ file, ...place, reason });
  const { format, table, storeOriginal, openData, signal } = options;
  const onNote = (note: string) => run.notes.push(note);
  let notKept: FilesUnavailableError | undefined;
  const settle = async () => {
    await run.batch.save();
    // An archive must not be noted as read: the next import reads it again.
    if (notKept === undefined) return;
    const problem = new FileProblem(notKeptText(notKept), { isUnopened: false, cause: notKept });
    notKept = undefined;
    throw problem;
  };
  const reading = { format, pool, ...table, ...openData, onNote, settle, ...(signal && { signal }) };
  try {
    for await (const { result, position, original, hash, isNamed = false, ...place } of readFileItems(file, reading)) {
      if (options.signal?.aborted) return;
      if (run.refused.length >= MOST_REFUSED) {
        run.damaged.push(file);
        refuse(place, TOO_MANY_REFUSED);
        break;
      }
      run.read += 1;
      if (!result.ok) {
        refuse(place, result.reason);
        continue;
      }
      const { id } = result.document.source;
      const read = hash === undefined ? undefined : { id, hash, isNamed };
      const long = tooLong(result.document.text.plain.length);
      if (long !== undefined) {
        refuse(place, long);
        continue;
      }
      const reason = run.seen.has(id)
        ? repeatedId(result.document)
        : ((await run.acts.refusal(result.document)) ??
          (await refusalOfOther(options, result.document)) ??
          (await run.copies.refusal(result.document, read)));
      if (reason !== undefined) {
        refuse(place, reason);
        continue;
      }
      try {
        if (original !== undefined) await storeOriginal?.(documentId(result.document.kind, id), original);
      } catch (error) {
        if (!(error instanceof FilesUnavailableError)) throw error;
        notKept = error;
        refuse(place, notKeptText(error));
        continue;
      }
      run.seen.add(id);
      run.unknownCourts.add(result.document);
      await run.batch.add(result.document, { file: read, refuse: (why) => refuse(place, why) });
      options.onProgress?.({
        phase: 'reading',
        done: run.read,
        position: run.finished + position,
        total: run.total,
      });
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    (error.isUnopened ? run.unopened : run.damaged).push(file);
    refuse(error.isUnopened ? {} : { line: lineOf(error) }, error.message);
  }
  run.finished += await sizeOf(file);
}

/** Why a judgment is not stored without its PDF. */
const notKeptText = ({ reason }: FilesUnavailableError): string =>
  `Its PDF could not be kept in the store of FILES_URL: ${reason}. Import it again.`;

/** Why the library keeps the judgment that has the id already. */
async function refusalOfOther(
  { store, mayReplace }: ImportOptions,
  document: NewDocument,
): Promise<string | undefined> {
  const other = mayReplace ? undefined : await otherJudgmentOf(store.db, document);
  return other === undefined ? undefined : takenId(document, other);
}

/** The line where reading stopped; 1 for a file that is refused before its first line. */
function lineOf(error: FileProblem): number {
  return 'line' in error && typeof error.line === 'number' ? error.line : 1;
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    (found) => (found.isFile() ? found.size : 0),
    () => 0,
  );
}
