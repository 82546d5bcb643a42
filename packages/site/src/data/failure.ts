import { isHeadnoteError } from '@headnote/core/errors';
import { messages } from '@headnote/core/validation';
import { messages as ownMessages } from './messages.js';

/** The message when a call failed without a message from the server. */
export const UNREACHABLE = messages.unreachable;

/** The message when the browser has no connection. */
export const OFFLINE = ownMessages.offline;

/** A failed call, as screens show it. Plain data, so that it can be part of the hydration data. */
export interface Failure {
  readonly message: string;
  /** Id for a report to the operator. */
  readonly requestId?: string;
}

/** True if the browser knows that it has no connection. */
export const isOffline = () => !import.meta.env.SSR && !navigator.onLine;

/** Turns an error of a call into a message for the reader: the server's own, or that it could not be reached. */
export function describeFailure(error: unknown): Failure {
  const unreachable = isOffline() ? OFFLINE : UNREACHABLE;
  if (!isHeadnoteError(error)) return { message: unreachable };
  const isSilent = error.code === 'network' || error.code === 'timeout' || error.message === '';
  const message = isSilent ? unreachable : error.message;
  return error.requestId === undefined ? { message } : { message, requestId: error.requestId };
}

/** The message about a failure, with the id for a report. */
export function failureText({ message, requestId }: Failure): string {
  return requestId === undefined ? message : `${message} (Request ${requestId})`;
}

/** True when the caller aborted the call. The reader needs no message then. */
export function isAborted(error: unknown, signal?: AbortSignal): boolean {
  return signal?.aborted === true || (isHeadnoteError(error) && error.code === 'aborted');
}
