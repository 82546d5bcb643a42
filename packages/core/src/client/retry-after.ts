/** Seconds: nobody is asked to come back at once, and nobody is kept waiting longer than a minute. */
const MIN_WAIT = 1;
const MAX_WAIT = 60;

/** Seconds to wait by a `Retry-After` header (seconds or a date), kept between 1 and 60; 1 for what is neither. */
export function retryAfterSeconds(header: string | null, now: number): number {
  const value = header?.trim() ?? '';
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isNaN(seconds) ? MIN_WAIT : Math.min(MAX_WAIT, Math.max(MIN_WAIT, seconds));
}
