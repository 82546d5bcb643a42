import { useEffect, useRef, useState, type RefObject } from 'react';
import type { AdPlacement, AdProvider } from './ads.js';

/** How long after the case is drawn advertisements start, so that they never compete with its text. */
export const AD_START_MS = 900;

/** A provider that has not drawn by then will not be seen any more: the house's own content takes the place. */
export const AD_PATIENCE_MS = 8000;

/** What stands in the place now. */
export type AdPhase = 'waiting' | 'asking' | 'drawn' | 'house';

/** What an advertisement needs to know. */
export interface AdOptions {
  placement: AdPlacement;
  /** Undefined for the house's own content. */
  provider: AdProvider | undefined;
  isOff: boolean;
}

/** Starts an advertisement after its time, takes the house's content where the provider fails, and clears up behind it. */
export function useAd({ placement, provider, isOff }: AdOptions): {
  phase: AdPhase;
  place: RefObject<HTMLDivElement | null>;
} {
  const [phase, setPhase] = useState<AdPhase>('waiting');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOff) return;
    const element = place.current;
    const gone = new AbortController();
    const start = setTimeout(() => {
      if (!provider || !element) return setPhase('house');
      setPhase('asking');
      void ask({ provider, element, placement, gone: gone.signal }).then((isDrawn) => {
        if (!isDrawn) element.replaceChildren();
        if (!gone.signal.aborted) setPhase(isDrawn ? 'drawn' : 'house');
      });
    }, AD_START_MS);
    return () => {
      clearTimeout(start);
      gone.abort();
      element?.replaceChildren();
      setPhase('waiting');
    };
  }, [placement, provider, isOff]);
  return { phase, place };
}

interface Asked {
  provider: AdProvider;
  element: HTMLElement;
  placement: AdPlacement;
  /** Aborted when the place goes away. */
  gone: AbortSignal;
}

/** Whether the provider has drawn in time. Never rejects: a failing advertisement is no failure of the page. */
function ask({ provider, element, placement, gone }: Asked): Promise<boolean> {
  const late = new AbortController();
  const signal = AbortSignal.any([gone, late.signal]);
  return new Promise((resolve) => {
    const settle = (isDrawn: boolean) => {
      clearTimeout(patience);
      if (!isDrawn) late.abort();
      resolve(isDrawn);
    };
    const patience = setTimeout(settle, AD_PATIENCE_MS, false);
    gone.addEventListener('abort', () => settle(false), { once: true });
    // Inside a promise, because a provider may also throw at once.
    void Promise.resolve()
      .then(() => provider.draw({ element, placement, signal }))
      .then(
        () => settle(!signal.aborted),
        () => settle(false),
      );
  });
}
