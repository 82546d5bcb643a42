import { join } from 'node:path';
import { isHeadnoteError } from '@headnote/core/errors';
import type { SearchEngine } from '../search/model/engine.js';
import { readConfig } from '../config/config.js';
import { openEngine } from '../search/run/open-engine.js';
import { prepareDataFolder } from '../runtime/data-folder.js';
import { openDatabase, type Store } from '../store/database.js';
import { readLibraryId } from '../store/identity.js';
import { type ImportCommand, readCommand, usage, UsageError } from './cli-arguments.js';
import { importFiles } from './import-files.js';
import type { ImportOutcome } from './import-report.js';
import { checkFiles } from './check-files.js';
import { openFileStore } from '../files/open-file-store.js';
import { openOriginals, type Originals } from '../library/originals.js';
import { type ImportLog, openImportLog } from './open-data/import-log.js';
import { loadSample } from './load-sample.js';
import { checkReportFile, writeReportFile } from './report-file.js';
import { createProgressView } from './show-progress.js';
import { summarize, summarizeCheck } from './summary.js';
import { printLine } from '../runtime/print-line.js';

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;
/** A file ended too early or was damaged, so a nightly job has to fetch it again. */
const EXIT_DAMAGED = 2;
/** The exit code for an interrupted program. */
const EXIT_STOPPED = 130;

/**
 * Runs the import from the shell. The exit code is 0 if all files were read to their end, even if some records were
 * refused; docs/operating.md lists the others.
 */
async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (command.kind === 'help') {
    printLine(process.stdout, usage);
    return 0;
  }
  if (command.report !== undefined) checkReportFile(command.report);
  if (command.kind === 'files' && command.isCheck) return check(command);
  const { dataDir, databaseUrl, searchUrl, searchIndex, filesUrl } = readConfig(process.env);
  prepareDataFolder(dataDir);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.on('SIGINT', stop).on('SIGTERM', stop);

  const files = await openFileStore({ dataDir, filesUrl });
  const store = await openDatabase({ dataDir, databaseUrl, signal: stopping.signal });
  try {
    const engine = await openEngine({ dataDir, searchUrl, searchIndex, store });
    try {
      return await run(command, { store, engine, originals: openOriginals(files), dataDir, signal: stopping.signal });
    } finally {
      await engine.close();
    }
  } finally {
    await store.close();
    files.close();
  }
}

type LibraryCommand = Exclude<ImportCommand, { readonly kind: 'help' }>;

interface Library {
  readonly store: Store;
  readonly engine: SearchEngine;
  readonly originals: Originals;
  readonly dataDir: string;
  readonly signal: AbortSignal;
}

/** Says what an import would read and refuse. The exit code is that of an import. */
async function check(command: Extract<ImportCommand, { readonly kind: 'files' }>): Promise<number> {
  const report = await checkFiles(command);
  printLine(process.stdout, summarizeCheck(report));
  if (command.report !== undefined) writeReportFile(command.report, report);
  return report.unopened.length > 0 || report.accepted === 0 ? EXIT_FAILED : 0;
}

async function run(command: LibraryCommand, library: Library): Promise<number> {
  if (command.kind === 'sample') {
    const loaded = await loadSample(library);
    process.stdout.write(
      loaded === 0 ? 'The sample was there already.\n' : `Loaded ${loaded} documents of the sample.\n`,
    );
    return 0;
  }
  const view = createProgressView(process.stdout);
  const started = performance.now();
  const { format, files, table, only, mayReplace, mayResemble } = command;
  const outcome = await importFiles({
    ...library,
    format,
    files,
    table,
    mayReplace,
    mayResemble,
    openData: { only, ...(await openDataIn(library)) },
    storeOriginal: (id, path) => library.originals.keep(id, path),
    onProgress: (progress) => view.show(progress),
  }).finally(() => view.stop());
  printLine(process.stdout, summarize(outcome, (performance.now() - started) / 1000));
  if (command.report !== undefined) writeReportFile(command.report, outcome.report);
  return exitCode(outcome);
}

/** Downloads and the log are beside the library, so that a new library reads all again. */
async function openDataIn({ dataDir, store }: Library): Promise<{ downloads: string; log: ImportLog }> {
  const folder = join(dataDir, 'imports');
  const log = await openImportLog(join(folder, `${await readLibraryId(store.db)}.jsonl`));
  return { downloads: join(folder, 'downloads'), log };
}

function exitCode({ report, unopened, damaged, isStopped }: ImportOutcome): number {
  if (isStopped) return EXIT_STOPPED;
  if (damaged.length > 0) return EXIT_DAMAGED;
  const isNothing = report.stored + report.updated + report.unchanged === 0 && report.refused.length > 0;
  return unopened.length > 0 || isNothing ? EXIT_FAILED : 0;
}

function fail(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error);
  const isExpected = error instanceof UsageError || isHeadnoteError(error);
  printLine(process.stderr, isExpected ? message : `The import failed: ${message}`);
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) printLine(process.stderr, error.stack ?? message);
  return error instanceof UsageError ? EXIT_USAGE : EXIT_FAILED;
}

// No top-level await: the CommonJS build has none.
void main()
  .catch(fail)
  .then((code) => {
    process.exitCode = code;
  });
