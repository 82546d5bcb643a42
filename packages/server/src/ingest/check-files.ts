import { basename } from 'node:path';
import type { NewDocument } from '../extraction/new-document.js';
import { FileProblem } from './files/file-problem.js';
import { reasonOf } from './file-copies.js';
import { MOST_REFUSED, type Refusal, TOO_MANY_REFUSED } from './import-report.js';
import type { FolderOptions } from './own/read-folder.js';
import { type ImportFormat, readFileItems } from './read-file.js';
import { repeatedId } from './repeated-id.js';
import { tooLong } from '../extraction/text/too-long.js';
import { openTextPool } from './texts/text-pool.js';

/** What an import would do. */
export interface CheckReport {
  readonly read: number;
  readonly accepted: number;
  readonly refused: readonly Refusal[];
  /** Files that could not be opened at all. */
  readonly unopened: readonly string[];
  /** The first documents, a line each. */
  readonly shown: readonly string[];
  /** What was not read though nothing is refused; absent if there is none. */
  readonly notes?: readonly string[];
}

/** What to check. */
export interface CheckOptions {
  readonly format: ImportFormat;
  readonly files: readonly string[];
  readonly table?: Pick<FolderOptions, 'particulars' | 'columns'>;
  /** Parts of a public set. */
  readonly only?: readonly string[];
  readonly signal?: AbortSignal;
}

/** Documents that the check shows. */
const SHOWN = 20;

/**
 * Reads files as an import does, without opening the library and without storing anything: what only a comparison with the
 * library refuses is not told.
 */
export async function checkFiles({ format, files, table, only = [], signal }: CheckOptions): Promise<CheckReport> {
  const pool = openTextPool();
  const seen = new Set<string>();
  const copies = new Map<string, string>();
  const refused: Refusal[] = [];
  const unopened: string[] = [];
  const shown: string[] = [];
  const notes: string[] = [];
  let read = 0;
  let accepted = 0;
  try {
    for (const file of files) {
      try {
        for await (const { result, position: _position, original: _original, hash, isNamed, ...place } of readFileItems(
          file,
          {
            format,
            pool,
            ...table,
            only,
            onNote: (note) => notes.push(note),
          },
        )) {
          if (signal?.aborted) break;
          if (refused.length >= MOST_REFUSED) {
            refused.push({ file, ...place, reason: TOO_MANY_REFUSED });
            break;
          }
          read += 1;
          const reason = result.ok
            ? (tooLong(result.document.text.plain.length) ??
              (seen.has(result.document.source.id) ? repeatedId(result.document) : undefined) ??
              copyOf(copies, result.document, { hash, isNamed }))
            : result.reason;
          if (reason === undefined) accepted += 1;
          if (reason === undefined && result.ok) seen.add(result.document.source.id);
          if (reason !== undefined) refused.push({ file, ...place, reason });
          else if (result.ok && shown.length < SHOWN) shown.push(describe(place.file ?? file, result.document));
        }
      } catch (error) {
        if (!(error instanceof FileProblem)) throw error;
        if (error.isUnopened) unopened.push(file);
        refused.push({ file, reason: error.message });
      }
    }
  } finally {
    await pool.close();
  }
  return { read, accepted, refused, unopened, shown, ...(notes.length > 0 && { notes }) };
}

/** Notes the bytes of each file that an import would store, and refuses another one with them unless a table names it. */
function copyOf(
  copies: Map<string, string>,
  { source: { id } }: NewDocument,
  { hash, isNamed = false }: { readonly hash: string | undefined; readonly isNamed: boolean | undefined },
): string | undefined {
  if (hash === undefined) return undefined;
  const first = copies.get(hash);
  if (first !== undefined && !isNamed) return reasonOf(first);
  copies.set(hash, id);
  return undefined;
}

/** One line: the file, the title, and what was found about the document. */
function describe(file: string, document: NewDocument): string {
  const facts =
    document.kind === 'act'
      ? [document.title, document.year === null ? 'no year' : '', `${document.sections.length} sections`]
      : [
          document.appellant === '' && document.respondent === ''
            ? 'no parties'
            : `${document.appellant} v. ${document.respondent}`,
          document.courtName || 'no court',
          document.decidedOn ?? 'no date',
          document.otherCitations.join('; '),
          `${document.text.plain.length} characters`,
        ];
  return `  ${basename(file)}: ${facts.filter((fact) => fact !== '').join(', ')}`;
}
