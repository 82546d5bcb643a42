import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from './cli-arguments.js';
import type { CheckReport } from './check-files.js';
import type { ImportReport } from './import-report.js';

/**
 * Checks before an import, which may take hours, that its report can be written to `path`. Changes nothing there. Throws
 * a UsageError that names the path if it is not writable.
 */
export function checkReportFile(path: string): void {
  const reason = problemOf(path);
  if (reason !== undefined) throw new UsageError(`The report cannot be written to ${path}: ${reason}.`);
}

/** Writes the report as JSON. Throws the error of the file system. */
export function writeReportFile(path: string, report: ImportReport | CheckReport): void {
  writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
}

function problemOf(path: string): string | undefined {
  const folder = dirname(path);
  if (!existsSync(folder)) return 'its folder does not exist';
  if (!statSync(folder).isDirectory()) return 'a part of the path is a file';
  const isThere = existsSync(path);
  if (isThere && statSync(path).isDirectory()) return 'a folder is in its place';
  try {
    accessSync(isThere ? path : folder, constants.W_OK);
    return undefined;
  } catch {
    return 'this user may not write there';
  }
}
