import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isJsonRecord } from '../formats/json-record.js';

/** What was read of an archive, so that the next import goes on from there. */
export interface ImportLog {
  /** How many members of the archive are stored; Infinity if all are. Zero for another state of the archive (`stamp`). */
  done(archive: string, stamp: string): number;
  /** Notes it on the disk, after the documents are stored. */
  note(archive: string, stamp: string, done: number): Promise<void>;
}

/** Opens the log of a library: a file with a line for each note. A line that is cut short by a stop does not count. */
export async function openImportLog(path: string): Promise<ImportLog> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const entries = new Map<string, { readonly stamp: string; readonly done: number }>();
  for (const line of text.split('\n')) {
    const entry = parse(line);
    if (entry !== undefined) entries.set(entry.archive, entry);
  }
  return {
    done(archive, stamp) {
      const entry = entries.get(archive);
      return entry?.stamp === stamp ? entry.done : 0;
    },
    async note(archive, stamp, done) {
      entries.set(archive, { stamp, done });
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, 'a');
      try {
        // The break first: the last line may have been cut short.
        await file.write(`\n${JSON.stringify({ archive, stamp, done: done === Infinity ? 'all' : done })}`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
  };
}

function parse(line: string): { archive: string; stamp: string; done: number } | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    if (!isJsonRecord(entry)) return undefined;
    const { archive, stamp, done } = entry;
    if (typeof archive !== 'string' || typeof stamp !== 'string') return undefined;
    return { archive, stamp, done: done === 'all' ? Infinity : Number(done) || 0 };
  } catch {
    return undefined;
  }
}
