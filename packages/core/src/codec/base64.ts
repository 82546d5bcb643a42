/** Encodes bytes as base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  const chunks: string[] = [];
  // Encode in chunks: spread arguments take space on the stack.
  const chunk = 8192;
  for (let at = 0; at < bytes.length; at += chunk) chunks.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  return btoa(chunks.join(''));
}

/**
 * Decodes base64, or returns undefined if the text is not in canonical form: other characters, white space, missing,
 * inner or excess padding and non-zero unused bits are refused.
 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return toBase64(bytes.subarray(bytes.length - (bytes.length % 3 || 3))) === text.slice(-4) ? bytes : undefined;
}
