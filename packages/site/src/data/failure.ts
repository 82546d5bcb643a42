import { isHeadnoteError } from '@headnote/core/errors';
import { messages } from '@headnote/core/validation';

/** Said when a call failed and the server gave no words of its own. */
export const UNREACHABLE = messages.unreachable;

/** What a screen says about a call that failed; plain data, so that it travels in the hydration data. */
export interface Failure {
  readonly message: string;
  /** To be quoted in a report. */
  readonly requestId?: string;
}

/** Turns what a call threw into what a reader is told: the server's message, or that it could not be reached. */
export function describeFailure(error: unknown): Failure {
  if (!isHeadnoteError(error)) return { message: UNREACHABLE };
  const isSilent = error.code === 'network' || error.code === 'timeout' || error.message === '';
  const message = isSilent ? UNREACHABLE : error.message;
  return error.requestId === undefined ? { message } : { message, requestId: error.requestId };
}

/** What a reader is told about a failure, with the id that a report can quote. */
export function failureText({ message, requestId }: Failure): string {
  return requestId === undefined ? message : `${message} (Request ${requestId})`;
}

/** True when the caller itself gave the call up, which no reader needs to hear about. */
export function isAborted(error: unknown, signal?: AbortSignal): boolean {
  return signal?.aborted === true || (isHeadnoteError(error) && error.code === 'aborted');
}
