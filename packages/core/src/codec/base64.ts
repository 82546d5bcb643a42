/** Bytes as base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  const chunks: string[] = [];
  // Arguments are spread on the stack, so not all at once.
  const chunk = 8192;
  for (let at = 0; at < bytes.length; at += chunk) chunks.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return btoa(chunks.join(''));
}

/**
 * Bytes of base64 text, or undefined for anything but its one canonical form: foreign characters, blanks, missing,
 * inner or excess padding and unused bits that are set are refused.
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return toBase64(bytes.subarray(bytes.length - (bytes.length % 3 || 3))) === text.slice(-4) ? bytes : undefined;
}
