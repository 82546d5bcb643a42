import type { HttpAnswer } from './http.js';

/**
 * Returns the milliseconds that the server's clock is ahead of this device's, from the `Date` header; NaN without one.
 */
export function clockOffsetOf({ headers }: HttpAnswer): number {
  return Date.parse(headers.get('date') ?? '') - Date.now();
}
