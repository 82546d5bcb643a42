import type { PaymentRecord } from '@headnote/core/contract';
import { isHeadnoteError } from '@headnote/core/errors';

/** What is known of a payment. Only the server's answer settles it, never the address that the payer returned to (V8). */
export type PaymentView =
  | { readonly state: 'checking' }
  /** No answer after two minutes. The watch goes on. */
  | { readonly state: 'waiting' }
  /** The member has no such payment. */
  | { readonly state: 'missing' }
  /** The session has ended. */
  | { readonly state: 'signed-out' }
  | { readonly state: 'settled'; readonly payment: PaymentRecord };

/** Watches one payment until it is settled. */
export interface PaymentWatch {
  /** The same object until something changes. */
  readonly getSnapshot: () => PaymentView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to ask. Returns a function that stops it. */
  readonly start: () => () => void;
}

/** After this time the page says that there is no answer yet. */
export const PATIENCE_MS = 120_000;

/** Pause before the next question: short while a notice is likely on its way. */
function pauseAfter(elapsed: number): number {
  if (elapsed < 30_000) return 2_000;
  return elapsed < PATIENCE_MS ? 5_000 : 20_000;
}

/** Creates the watch. `read` asks the server, which asks the payment service. */
export function createPaymentWatch(read: (signal: AbortSignal) => Promise<PaymentRecord>): PaymentWatch {
  const listeners = new Set<() => void>();
  let view: PaymentView = { state: 'checking' };

  const show = (next: PaymentView) => {
    if (next.state === view.state) return;
    view = next;
    for (const listener of listeners) listener();
  };

  /** Undefined while there is no answer yet. */
  const ask = async (signal: AbortSignal): Promise<PaymentView | undefined> => {
    try {
      const payment = await read(signal);
      return payment.state === 'started' ? undefined : { state: 'settled', payment };
    } catch (error) {
      const code = isHeadnoteError(error) ? error.code : '';
      if (code === 'not-found' || code === 'bad-query') return { state: 'missing' };
      if (code === 'not-signed-in' || code === 'session-ended') return { state: 'signed-out' };
      // The connection or the server may be back at the next question.
      return undefined;
    }
  };

  return {
    getSnapshot: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const control = new AbortController();
      const { signal } = control;
      const startedAt = Date.now();
      let timer: ReturnType<typeof setTimeout>;
      const patience = setTimeout(() => {
        if (view.state === 'checking') show({ state: 'waiting' });
      }, PATIENCE_MS);
      const stop = () => {
        control.abort();
        clearTimeout(timer);
        clearTimeout(patience);
      };
      const round = async () => {
        const next = await ask(signal);
        if (signal.aborted) return;
        if (next !== undefined) {
          stop();
          show(next);
          return;
        }
        timer = setTimeout(() => void round(), pauseAfter(Date.now() - startedAt));
      };
      void round();
      return stop;
    },
  };
}
