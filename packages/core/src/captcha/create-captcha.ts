import { AbortedError } from '../errors/aborted-error.js';
import { ContractError } from '../errors/contract-error.js';
import { notifyListener } from '../validation/notify-listener.js';
import { fetchText } from './fetch-text.js';
import { readEndpoint, type CaptchaEndpoint } from './captcha-endpoint.js';
import { readChallenge, type CaptchaChallenge } from './read-challenge.js';

/** Options of `createCaptcha`. */
export interface CaptchaOptions {
  /** URL of the service: https, or relative to the page. Trailing slashes are ignored. */
  readonly endpoint: string;
  /** Name of a challenge style that the service offers. */
  readonly styleName: string;
  /** Sends the requests; the global fetch by default. */
  readonly fetch?: typeof fetch;
  /** Returns the time in milliseconds since 1970; `Date.now` by default. */
  readonly now?: () => number;
  /** Milliseconds after which a request is aborted; 10,000 by default. */
  readonly timeout?: number;
}

/** The state of a captcha. It is a new object after each change. */
export interface CaptchaSnapshot {
  /** `empty` before the first challenge and after `dispose`, `failed` if the last challenge could not be fetched. */
  readonly status: 'empty' | 'loading' | 'ready' | 'failed';
  /** The challenge to show. The previous one is kept while the next one is loading. */
  readonly challenge?: CaptchaChallenge;
  /** True while the service verifies a text. */
  readonly isChecking?: true;
  /** The text that the service verified for this challenge. */
  readonly verified?: string;
}

/** The error of a text that is not verified, under the key named in the specification. */
export interface CaptchaProblem {
  /** The text is not verified. */
  readonly incorrectCaptcha: true;
}

/** The captcha of one form. */
export interface Captcha extends Pick<CaptchaEndpoint, 'handler' | 'backendBase' | 'scriptUrl'> {
  /** Returns the current state. */
  readonly getSnapshot: () => CaptchaSnapshot;
  /** Calls the listener after each change. Returns a function that unsubscribes. An error in a listener is reported. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Fetches a new challenge. Call it at the start, when the user asks for another picture, and after each submission,
   * because the server accepts a text only once. A newer call aborts an older one. Rejects with a NetworkError,
   * TimeoutError, AbortedError, ServerError or ContractError.
   */
  load(options?: { readonly signal?: AbortSignal }): Promise<CaptchaChallenge>;
  /**
   * Verifies a text. Resolves to null if the service accepts it, and to a problem otherwise. A verified text stays
   * verified for ten minutes. An empty text is refused without a request; a wrong text loads another challenge. Rejects
   * if the service fails.
   */
  validate(input: string, options?: { readonly signal?: AbortSignal }): Promise<CaptchaProblem | null>;
  /** Aborts pending requests and removes the challenge and all listeners. May be called more than once. */
  dispose(): void;
}

/** Milliseconds for which a service remembers that a challenge was solved. */
const VERIFIED_FOR = 10 * 60_000;

/**
 * Creates the client of a captcha service. It sends no request until `load` is called. Throws a ConfigError if the
 * endpoint is missing or unusable, or if the style name is missing.
 */
export function createCaptcha(options: CaptchaOptions): Captcha {
  const endpoint = readEndpoint(options.endpoint, options.styleName);
  const now = options.now ?? Date.now;
  const listeners = new Set<() => void>();
  let snapshot: CaptchaSnapshot = { status: 'empty' };
  let verified: { readonly input: string; readonly until: number } | undefined;
  let checks = 0;
  let loading = new AbortController();
  let lifetime = new AbortController();

  function set(next: CaptchaSnapshot): void {
    snapshot = next;
    for (const listener of listeners) void notifyListener(listener);
  }

  function ask(url: string, signals: readonly (AbortSignal | undefined)[]): Promise<string> {
    const signal = AbortSignal.any([lifetime.signal, ...signals.filter((each) => each !== undefined)]);
    return fetchText(url, { fetch: options.fetch, timeout: options.timeout, signal });
  }

  async function load({ signal }: { readonly signal?: AbortSignal } = {}): Promise<CaptchaChallenge> {
    loading.abort();
    const request = (loading = new AbortController());
    verified = undefined;
    const { verified: _, ...rest } = snapshot;
    set({ ...rest, status: 'loading' });
    try {
      const markup = await ask(endpoint.challengeUrl, [request.signal, signal]);
      const challenge = readChallenge(markup, endpoint.url);
      if (request.signal.aborted) throw new AbortedError();
      set({ ...snapshot, status: 'ready', challenge });
      return challenge;
    } catch (error) {
      if (!request.signal.aborted) set({ ...snapshot, status: 'failed' });
      throw error;
    }
  }

  async function check(url: string, signal: AbortSignal | undefined): Promise<string> {
    checks += 1;
    set({ ...snapshot, isChecking: true });
    try {
      return (await ask(url, [signal])).trim();
    } finally {
      checks -= 1;
      const { isChecking: _, ...rest } = snapshot;
      if (checks === 0) set(rest);
    }
  }

  async function validate(
    input: string,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<CaptchaProblem | null> {
    const { challenge } = snapshot;
    const problem = { incorrectCaptcha: true } as const;
    if (input.trim() === '') return problem;
    if (challenge && verified?.input === input && now() < verified.until) return null;
    if (challenge) {
      const answer = await check(endpoint.validationUrl(input, challenge.id), signal);
      if (answer !== 'true' && answer !== 'false') {
        throw new ContractError('captcha.validate', '', 'neither true nor false');
      }
      // The answer is about a challenge that was replaced in the meantime.
      if (snapshot.challenge !== challenge || snapshot.status === 'loading') return problem;
      if (answer === 'true') {
        verified = { input, until: now() + VERIFIED_FOR };
        set({ ...snapshot, verified: input });
        return null;
      }
    }
    // The snapshot reports a failed load. The text is wrong either way.
    await load().catch(() => undefined);
    return problem;
  }

  return {
    handler: endpoint.handler,
    backendBase: endpoint.backendBase,
    scriptUrl: endpoint.scriptUrl,
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    validate,
    dispose() {
      loading.abort();
      lifetime.abort();
      lifetime = new AbortController();
      listeners.clear();
      verified = undefined;
      snapshot = { status: 'empty' };
    },
  };
}
