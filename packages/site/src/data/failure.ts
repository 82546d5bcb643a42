import { isHeadnoteError } from '@headnote/core/errors';
import { messages } from '@headnote/core/validation';
import { messages as ownMessages } from './messages.js';

/** The message when a call failed without a message from the server. */
export const UNREACHABLE = messages.unreachable;

/** What a page says in place of UNREACHABLE when the browser itself has no connection. */
const OFFLINE = ownMessages.offline;

/** A failed call, as screens show it. Plain data, so that it can be part of the hydration data. */
export interface Failure {
  readonly message: string;
  /** Id for a report to the operator. */
  readonly requestId?: string;
  /** True if the browser had no connection. */
  readonly isOffline?: true;
}

/** True if the browser knows that it has no connection. */
const isOffline = () => !import.meta.env.SSR && !navigator.onLine;

/** Turns an error of a call into a message for the reader: the server's own, or that it could not be reached. */
export function describeFailure(error: unknown): Failure {
  const unreachable: Failure = { message: UNREACHABLE, ...(isOffline() && { isOffline: true as const }) };
  if (!isHeadnoteError(error)) return unreachable;
  const isSilent = error.code === 'network' || error.code === 'timeout' || error.message === '';
  const failure = isSilent ? unreachable : { message: error.message };
  return error.requestId === undefined ? failure : { ...failure, requestId: error.requestId };
}

/** The message about a failure, with the id for a report. A page, unlike a toast, says that the connection is gone. */
export function failureText({ message, requestId, isOffline: wasOffline }: Failure): string {
  if (wasOffline) return OFFLINE;
  return requestId === undefined ? message : `${message} (Request ${requestId})`;
}

/** True when the caller aborted the call. The reader needs no message then. */
export function isAborted(error: unknown, signal?: AbortSignal): boolean {
  return signal?.aborted === true || (isHeadnoteError(error) && error.code === 'aborted');
}
