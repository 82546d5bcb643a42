/** Longest text of one file of an archive, in bytes: a brief of thousands of pages. A bomb would be longer. */
const MAX_BYTES = 60_000_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * Reads files of a ZIP archive as UTF-8 text, by name; names that it does not have are left out. Throws an Error if the
 * archive is damaged, or a text is longer than 60 MB.
 */
export async function unzip(archive: ArrayBuffer, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const view = new DataView(archive);
  const found = new Map<string, string>();
  let at = directoryOf(view);
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(archive, at + 46, nameLength));
    if (names.includes(name)) found.set(name, await readEntry(archive, view, at));
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

async function readEntry(archive: ArrayBuffer, view: DataView, entry: number): Promise<string> {
  const method = view.getUint16(entry + 10, true);
  const size = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const bytes = new Uint8Array(archive, start, size);
  if (method === STORED) return new TextDecoder().decode(bytes);
  if (method !== DEFLATED) throw new Error('The archive uses a method that we cannot read.');
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_BYTES) {
      await reader.cancel();
      throw new Error('The text is too long.');
    }
  }
}
