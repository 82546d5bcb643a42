/** Longer waits are left to the visitor: the widget then shows `Try again`. */
const MAX_WAIT_SECONDS = 5;

/** Facts about a failed request that its error does not contain. */
export interface RequestTrace {
  requestId?: string | undefined;
  code?: 'blocked';
}

/**
 * `fetch` for widgets on other people's pages: sends only the origin as referrer, and repeats a request once if the
 * network failed or the server named a wait of at most five seconds in `Retry-After`. Writes into `trace` the
 * request's id and whether the page's policy blocked it.
 */
export function guestFetch(trace: RequestTrace): typeof fetch {
  return async (input, init) => {
    const send = (): Promise<Response> => fetch(input, { ...init, referrerPolicy: 'strict-origin-when-cross-origin' });
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'connect-src') trace.code = 'blocked';
    };
    const type = 'securitypolicyviolation';
    document.addEventListener(type, onViolation);
    // The browser reports a violation in a later task than the failure.
    let response = (await send().catch(() => sleep(0))) as Response | undefined;
    document.removeEventListener(type, onViolation);
    const wait = response ? Number(response.headers.get('retry-after') ?? NaN) : 0;
    if (!response || (/429|503/.test(`${response.status}`) && wait <= MAX_WAIT_SECONDS)) {
      await sleep(wait);
      response = await send();
    }
    trace.requestId = response.headers.get('x-request-id') ?? undefined;
    return response;
  };
}

function sleep(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
}
