/** Bytes of chance: two keys are never alike. */
const KEY_BYTES = 16;

/**
 * A new key for one deed of the user. Give the same key to the first try and to every retry
 * (`{ idempotencyKey }`), and the server does the deed once.
 */
export function createIdempotencyKey(): string {
  // Not `randomUUID`: pages without TLS, as on an intranet, do not have it.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
