import type { RequestTrace } from './request-trace.js';

/** A longer wait than this is the visitor's to decide: the widget then shows `Try again`. */
const LONGEST_WAIT_SECONDS = 5;

/** A request that failed, to be looked at and sent once more. */
export interface FailedRequest {
  readonly ask: () => Promise<Response>;
  /** The answer, if one came. */
  readonly response: Response | undefined;
  readonly trace: RequestTrace;
}

/**
 * Sends a failed request once more, where that can help: the network failed, or the server named a time of at most
 * five seconds in `Retry-After`. Notes in `trace` the request's id and whether the page's policy stopped it.
 */
export async function secondTry({ ask, response, trace }: FailedRequest): Promise<Response> {
  if (!response) return askWatched(ask, trace);
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  let answer = response;
  if ([429, 503].includes(response.status) && seconds >= 0 && seconds <= LONGEST_WAIT_SECONDS) {
    await later(seconds * 1000);
    answer = await ask();
  }
  trace.requestId = answer.headers.get('x-request-id') ?? undefined;
  return answer;
}

async function askWatched(ask: FailedRequest['ask'], trace: RequestTrace): Promise<Response> {
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src') trace.code = 'blocked';
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  try {
    return await ask();
  } catch (error) {
    // The browser reports the violation in a task of its own, after the request has failed.
    await later(0);
    throw error;
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
