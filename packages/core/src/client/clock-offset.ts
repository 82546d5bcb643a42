import type { HttpAnswer } from './http.js';

/** Milliseconds the server's clock is ahead of this device's by the `Date` header of an answer; NaN without one. */
export function clockOffsetOf({ headers }: HttpAnswer): number {
  return Date.parse(headers.get('date') ?? '') - Date.now();
}
