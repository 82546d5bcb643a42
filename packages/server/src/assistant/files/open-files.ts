import { openTurns } from '../../runtime/open-turns.js';
import type { OpenSource } from '../passages/open-sources.js';
import type { Files } from './files.js';
import { pageAt } from './page-starts.js';
import { sourceOfFileInTurns } from './source-of-file.js';

/** PDFs that stay read: those that members ask about now. */
const KEPT = 8;

/** Opens a PDF of a member; undefined for one that is not his. */
export type OpenFile = (userId: number, id: string) => Promise<OpenSource | undefined>;

/** Creates the reader of members' PDFs. */
export function createOpenFile(files: Files): OpenFile {
  const read = new Map<string, OpenSource>();
  return async (userId, id) => {
    // Asked each time, so that a deleted one is gone from here too.
    const name = (await files.names(userId, [id])).get(id);
    const known = read.get(id);
    read.delete(id);
    if (name === undefined) return undefined;
    const open = known ?? (await openFile(files, userId, id));
    if (open === undefined) return undefined;
    read.set(id, open);
    if (read.size > KEPT) read.delete(read.keys().next().value ?? id);
    return open;
  };
}

async function openFile(files: Files, userId: number, id: string): Promise<OpenSource | undefined> {
  const file = await files.read(userId, id);
  if (file === undefined) return undefined;
  const { name, text } = file;
  const head = { title: name, citation: '', houseCitation: '', later: null, statusText: '' };
  return {
    id,
    kind: 'case',
    head,
    source: await sourceOfFileInTurns(text, openTurns()),
    preview: '',
    isOwn: true,
    mask: { plain: (words) => words, html: (words) => words },
    pageOf(at) {
      const page = pageAt(text.starts, at);
      return { page: text.labels[page] ?? String(page + 1), pageOfFile: page + 1 };
    },
  };
}
