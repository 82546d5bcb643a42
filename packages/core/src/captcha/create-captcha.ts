import { AbortedError } from '../errors/aborted-error.js';
import { ContractError } from '../errors/contract-error.js';
import { tellListener } from '../validation/tell-listener.js';
import { askService } from './ask-service.js';
import { readEndpoint, type CaptchaEndpoint } from './captcha-endpoint.js';
import { readChallenge, type CaptchaChallenge } from './read-challenge.js';

/** What a captcha is made with. */
export interface CaptchaOptions {
  /** Address of the service, https, or relative to the page; slashes at its end do not count. */
  readonly endpoint: string;
  /** Name of the challenge's style at the service. */
  readonly styleName: string;
  /** Sends the requests; the global fetch by default. */
  readonly fetch?: typeof fetch;
  /** Milliseconds since 1970; the device's clock by default. */
  readonly now?: () => number;
  /** Milliseconds for one answer of the service; 10,000 by default. */
  readonly timeout?: number;
}

/** The state of a captcha; a new object after each change. */
export interface CaptchaSnapshot {
  /** `empty` before the first challenge and after letting go, `failed` when the last one could not be fetched. */
  readonly status: 'empty' | 'loading' | 'ready' | 'failed';
  /** What is to be shown; the one before stays while the next is on its way. */
  readonly challenge?: CaptchaChallenge;
  /** True while the service is asked whether a text is right. */
  readonly isChecking?: true;
  /** The text that the service has found right for the challenge. */
  readonly verified?: string;
}

/** What is wrong with a text that is not verified, under the key that forms know. */
export interface CaptchaProblem {
  /** The text is not verified. */
  readonly incorrectCaptcha: true;
}

/** A captcha of one form. */
export interface Captcha extends Pick<CaptchaEndpoint, 'handler' | 'backendBase' | 'scriptUrl'> {
  /** The state now. */
  readonly getSnapshot: () => CaptchaSnapshot;
  /** Calls the listener after each change; gives the function that ends it. One that throws is reported, no more. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Fetches a new challenge: at the start, when the visitor asks for another picture, and after each sending of the form,
   * because the server takes a text once. Rejects with an error of the client; a newer `load` ends an older one.
   */
  load(options?: { readonly signal?: AbortSignal }): Promise<CaptchaChallenge>;
  /**
   * Says what is wrong with the typed text, or null when the service has verified it, which holds for ten minutes. An
   * empty one is wrong without asking; a wrong one loads another challenge. Rejects when the service fails.
   */
  validate(input: string, options?: { readonly signal?: AbortSignal }): Promise<CaptchaProblem | null>;
  /** Ends what is on its way and lets go of challenge and listeners; may be called twice. */
  dispose(): void;
}

/** Milliseconds for which a service remembers that a challenge was solved. */
const VERIFIED_FOR = 10 * 60_000;

/**
 * Creates the client of a captcha service. Throws a ConfigError for a missing or unusable endpoint and for a missing
 * style name. Fetches nothing by itself.
 */
export function createCaptcha(options: CaptchaOptions): Captcha {
  const endpoint = readEndpoint(options.endpoint, options.styleName);
  const now = options.now ?? Date.now;
  const listeners = new Set<() => void>();
  let snapshot: CaptchaSnapshot = { status: 'empty' };
  let verified: { readonly input: string; readonly until: number } | undefined;
  let checks = 0;
  let loading = new AbortController();
  let life = new AbortController();

  function set(next: CaptchaSnapshot): void {
    snapshot = next;
    for (const listener of listeners) void tellListener(listener);
  }

  function ask(url: string, signals: readonly (AbortSignal | undefined)[]): Promise<string> {
    const signal = AbortSignal.any([life.signal, ...signals.filter((one) => one !== undefined)]);
    return askService(url, { fetch: options.fetch, timeout: options.timeout, signal });
  }

  async function load({ signal }: { readonly signal?: AbortSignal } = {}): Promise<CaptchaChallenge> {
    loading.abort();
    const mine = (loading = new AbortController());
    verified = undefined;
    const { verified: _, ...rest } = snapshot;
    set({ ...rest, status: 'loading' });
    try {
      const markup = await ask(endpoint.challengeUrl, [mine.signal, signal]);
      const challenge = readChallenge(markup, endpoint.url);
      if (mine.signal.aborted) throw new AbortedError();
      set({ ...snapshot, status: 'ready', challenge });
      return challenge;
    } catch (error) {
      if (!mine.signal.aborted) set({ ...snapshot, status: 'failed' });
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
      // Another picture came meanwhile: the answer is about one that nobody sees any more.
      if (snapshot.challenge !== challenge || snapshot.status === 'loading') return problem;
      if (answer === 'true') {
        verified = { input, until: now() + VERIFIED_FOR };
        set({ ...snapshot, verified: input });
        return null;
      }
    }
    // That the next picture did not come is in the snapshot; the text is wrong all the same.
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
      life.abort();
      life = new AbortController();
      listeners.clear();
      verified = undefined;
      snapshot = { status: 'empty' };
    },
  };
}
