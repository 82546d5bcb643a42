/** Seconds: never an immediate retry, never longer than a minute. */
const MIN_WAIT = 1;
const MAX_WAIT = 60;

/**
 * Returns the seconds to wait from a `Retry-After` header (seconds or a date), between 1 and 60; 1 for any other value,
 * undefined without the header.
 */
export function retryAfterSeconds(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  // An invalid value means the minimum wait.
  return Math.min(MAX_WAIT, Math.max(MIN_WAIT, seconds || MIN_WAIT));
}
