/** A longer wait than this is the visitor's to decide: the widget then shows `Try again`. */
const LONGEST_WAIT_SECONDS = 5;

/** What is known of a request beside its error. */
export interface RequestTrace {
  requestId?: string;
  code?: 'blocked';
}

/**
 * `fetch` as a guest uses it: no credentials, origin alone as referrer, one repetition if the server names a time of
 * at most five seconds in `Retry-After`. Notes in `trace` the request's id and whether the page's policy stopped it.
 */
export function politeFetch(trace: RequestTrace): typeof fetch {
  return async (input, init) => {
    const ask = (): Promise<Response> =>
      fetch(input, { ...init, credentials: 'omit', referrerPolicy: 'strict-origin-when-cross-origin' });
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'connect-src') trace.code = 'blocked';
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    try {
      let response = await ask();
      const seconds = Number(response.headers.get('retry-after') ?? NaN);
      if ([429, 503].includes(response.status) && seconds >= 0 && seconds <= LONGEST_WAIT_SECONDS) {
        await later(seconds * 1000);
        response = await ask();
      }
      const id = response.headers.get('x-request-id');
      if (id) trace.requestId = id;
      return response;
    } catch (error) {
      // The browser reports the violation in a task of its own, after the request has failed.
      await later(0);
      throw error;
    } finally {
      document.removeEventListener('securitypolicyviolation', onViolation);
    }
  };
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
