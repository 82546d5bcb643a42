import { isHeadnoteError } from '../../errors/headnote-error.js';
import { readUser } from './session-user.js';

/**
 * Returns the activation handle of a sign-in that was refused because the account is not active; undefined for every
 * other error. Takes whatever was thrown.
 */
export function activationHandle(error: unknown): string | undefined {
  if (!isHeadnoteError(error) || error.code !== 'refused' || !/\bnot active\b/i.test(error.message)) return undefined;
  const { answer } = error as { readonly answer?: { readonly outdata1?: unknown } | null };
  return readUser(answer?.outdata1)?.userId;
}
