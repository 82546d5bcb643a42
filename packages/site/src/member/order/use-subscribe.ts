import { toastTitles } from '@headnote/core/config';
import { createIdempotencyKey } from '@headnote/core/client';
import { isHeadnoteError } from '@headnote/core/errors';
import { useEffect, useRef } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { describeFailure } from '../../data/failure.js';
import { PAYMENT_PATH } from '../../links/links.js';
import { usePageLoading } from '../../notices/loading-context.js';
import { useNotify } from '../../notices/use-notify.js';

/** What a member chose, with the amount that the page showed. */
export interface Choice {
  readonly packageId: number;
  readonly userId: string;
  /** Rupees. */
  readonly amount: number;
}

/**
 * Starts a payment and opens the payment page. The page's loading flag stays set until the payment page opens; a failure
 * clears it and shows a toast.
 */
export function useSubscribe(): (choice: Choice) => Promise<void> {
  const { client, config } = useServices();
  const notify = useNotify();
  const loading = usePageLoading();
  const lower = useRef<() => void>(undefined);
  /** The action whose reply was lost: pressing again repeats it instead of starting another payment (C3). */
  const open = useRef<{ readonly packageId: number; readonly key: string }>(undefined);

  const isStarting = useRef(false);

  useEffect(() => {
    // Back from the payment page may show this page as it was left, with its flag set.
    const clear = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isStarting.current = false;
      lower.current?.();
    };
    window.addEventListener('pageshow', clear);
    return () => {
      window.removeEventListener('pageshow', clear);
      lower.current?.();
    };
  }, []);

  return async ({ packageId, userId, amount }) => {
    // A second click comes before the overlay.
    if (isStarting.current) return;
    isStarting.current = true;
    const release = loading.raise('loadme');
    lower.current = release;
    try {
      const key = open.current?.packageId === packageId ? open.current.key : createIdempotencyKey();
      open.current = { packageId, key };
      const redirectUrl = new URL(PAYMENT_PATH, config.publicUrl).href;
      const input = { packageId, userId, amount, redirectUrl };
      const { paymentUrl } = await client.payments.create(input, { idempotencyKey: key });
      open.current = undefined;
      window.location.assign(paymentUrl);
    } catch (error) {
      isStarting.current = false;
      release();
      // After an answer of the server there is nothing to repeat.
      if (isHeadnoteError(error) && error.code !== 'network' && error.code !== 'timeout') open.current = undefined;
      notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message });
    }
  };
}
