import { DocumentLimitError } from './document-limit-error.js';

/** Most files of an archive. A brief with a picture on each page has as many as pages. */
const MAX_ENTRIES = 10_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * Reads files of a ZIP archive as UTF-8 text, by name; names that it does not have are left out. Rejects with an Error if the
 * archive is damaged or has a name twice, and with a DocumentLimitError if the texts have more than `maxLength` characters
 * together.
 */
export async function unzip(
  archive: ArrayBuffer,
  names: readonly string[],
  maxLength: number,
): Promise<ReadonlyMap<string, string>> {
  const view = new DataView(archive);
  const found = new Map<string, string>();
  let at = directoryOf(view);
  let entries = 0;
  let left = maxLength;
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new DocumentLimitError('too-much');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(archive, at + 46, nameLength));
    if (names.includes(name)) {
      if (found.has(name)) throw new Error('The archive has a name twice.');
      const text = await readEntry(archive, { view, entry: at, maxLength: left });
      left -= text.length;
      found.set(name, text);
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

/** Place of the list of files. The record that names it is at the end, before a comment of at most 65,535 bytes. */
function directoryOf(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return view.getUint32(at + 16, true);
  }
  throw new Error('This is no ZIP archive.');
}

interface Entry {
  readonly view: DataView;
  /** Its place in the directory. */
  readonly entry: number;
  readonly maxLength: number;
}

async function readEntry(archive: ArrayBuffer, { view, entry, maxLength }: Entry): Promise<string> {
  const method = view.getUint16(entry + 10, true);
  const size = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const bytes = new Uint8Array(archive, start, size);
  if (method === STORED) {
    if (size > maxLength) throw new DocumentLimitError('too-much');
    return new TextDecoder().decode(bytes);
  }
  if (method !== DEFLATED) throw new Error('The archive uses a method that we cannot read.');
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > maxLength) {
      await reader.cancel();
      throw new DocumentLimitError('too-much');
    }
  }
}
