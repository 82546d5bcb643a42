/**
 * Decodes UTF-8 without a byte order mark. Invalid bytes become U+FFFD; with `strict`, which detects damaged data, the
 * result is then undefined.
 */
export function decodeText(chunks: readonly Uint8Array[], strict: true): string | undefined;
export function decodeText(chunks: readonly Uint8Array[]): string;
export function decodeText(chunks: readonly Uint8Array[], strict = false): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: strict });
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
  } catch {
    return undefined;
  }
}
