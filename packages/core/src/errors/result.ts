import type { HeadnoteError } from './headnote-error.js';

/** Result of a function whose caller must handle failure: a value or a typed error, never a throw. */
export type Result<T, E extends HeadnoteError = HeadnoteError> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps a value as a success. */
export function succeed<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps an error as a failure. */
export function fail<E extends HeadnoteError>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
