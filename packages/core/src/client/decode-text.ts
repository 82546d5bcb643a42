/**
 * The text of bytes in UTF-8, without a byte order mark. What is not UTF-8 becomes U+FFFD, or, where that would hide
 * that data is damaged (`strict`), makes the result undefined.
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
