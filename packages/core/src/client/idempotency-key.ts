/** Random bytes: enough that two keys never collide. */
const KEY_BYTES = 16;

/**
 * Creates a key for one action of the user. Pass the same key to the first attempt and to every retry (`{
 * idempotencyKey }`), and the server acts once.
 */
export function createIdempotencyKey(): string {
  // Not `randomUUID`, which pages without TLS (intranets) do not have.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
