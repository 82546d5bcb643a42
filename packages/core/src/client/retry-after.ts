/** Seconds: nobody is asked to come back at once, and nobody is kept waiting longer than a minute. */
const MIN_WAIT = 1;
const MAX_WAIT = 60;

/**
 * Seconds to wait by a `Retry-After` header (seconds or a date), kept between 1 and 60; 1 for what is neither,
 * undefined without one.
 */
export function retryAfterSeconds(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000);
  // Not a number is no reason to wait longer than the least.
  return Math.min(MAX_WAIT, Math.max(MIN_WAIT, seconds || MIN_WAIT));
}
