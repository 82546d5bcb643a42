import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTBOX_FOLDER } from './folder-transport.js';

/** A message that the folder transport has written. */
export interface WrittenMessage {
  readonly file: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** The file, with the line ends and characters of mail encodings undone. */
  readonly text: string;
}

/** Messages that a list shows. */
const MOST = 100;

/** Reads the newest messages of the outbox folder, the newest first. */
export async function readOutboxFolder(dataDir: string): Promise<readonly WrittenMessage[]> {
  const folder = join(dataDir, OUTBOX_FOLDER);
  const names = (await namesIn(folder)).filter((name) => /\.(eml|txt)$/.test(name));
  const files = await Promise.all(
    names.map(async (file) => ({ file, writtenAt: (await stat(join(folder, file))).mtimeMs })),
  );
  const newest = files.toSorted((left, right) => right.writtenAt - left.writtenAt).slice(0, MOST);
  return Promise.all(
    newest.map(async (one) => ({ ...one, text: readable(await readFile(join(folder, one.file), 'utf8')) })),
  );
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // The first message creates the folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Undoes quoted-printable: soft line ends, and bytes as `=E2`. */
function readable(mail: string): string {
  const joined = mail.replaceAll(/=\r?\n/g, '');
  return joined.replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}
