import type { InquiryCaptcha } from '@headnote/core/contact';
import type { CaptchaPart, CaptchaState, InquiryState } from './types.js';

/** The captcha of one form: fetches its code once, and a picture whenever one is needed. */
export interface CaptchaLoader extends Omit<InquiryCaptcha, 'load'> {
  readonly first: CaptchaState;
  /** Fetches another picture. A newer call replaces an older one. Never rejects. */
  readonly load: (options?: { readonly signal?: AbortSignal }) => Promise<void>;
  readonly hear: () => Promise<void>;
  readonly stop: () => void;
}

/** Creates the loader. `set` shows its state and an error. */
export function createCaptchaLoader(
  fetchPart: () => Promise<CaptchaPart>,
  set: (change: Partial<InquiryState>) => void,
): CaptchaLoader {
  const first: CaptchaState = { phase: 'waiting', sound: 'silent' };
  let captcha = first;
  let running = new AbortController();

  const show = (change: Partial<CaptchaState>, error?: unknown): void => {
    captcha = { ...captcha, ...change };
    set({ captcha, ...(error !== undefined && { error }) });
  };

  return {
    first,
    id: () => captcha.challenge?.id ?? '',
    async load({ signal } = {}) {
      running.abort();
      const { signal: own } = (running = new AbortController());
      signal?.addEventListener('abort', () => running.abort(), { signal: own });
      show({ phase: 'loading', sound: 'silent' });
      try {
        const part = captcha.part ?? (await fetchPart());
        const challenge = await part.read(own);
        if (!own.aborted) show({ phase: 'ready', part, challenge });
      } catch (error) {
        if (!own.aborted) show({ phase: 'failed' }, error);
      }
    },
    async hear() {
      const { part, challenge } = captcha;
      if (!part || !challenge || captcha.sound === 'loading') return;
      const { signal } = running;
      show({ sound: 'loading' });
      try {
        await part.play(challenge.id, signal);
        if (!signal.aborted) show({ sound: 'silent' });
      } catch {
        if (!signal.aborted) show({ sound: 'failed' });
      }
    },
    stop() {
      running.abort();
      // What was interrupted begins again with the next focus.
      if (captcha.phase === 'loading') captcha = { ...captcha, phase: 'waiting', sound: 'silent' };
      set({ captcha });
    },
  };
}
