import { useEffect, useRef, useState, type RefObject } from 'react';
import type { AdPlacement, AdProvider } from './ads.js';

/** Delay in ms after the first render before an advertisement loads, so that it never competes with the case text. */
export const AD_START_MS = 900;

/** Time in ms that a provider has to draw. After that, the slot shows its fallback. */
export const AD_TIMEOUT_MS = 8000;

/** State of a slot. */
export type AdPhase = 'waiting' | 'asking' | 'drawn' | 'fallback';

/** Options of `useAd`. */
export interface AdOptions {
  /** Position of the slot. */
  placement: AdPlacement;
  /** Provider to call; undefined shows the fallback. */
  provider: AdProvider | undefined;
  /** Advertisements are off. */
  isOff: boolean;
}

/** Loads an advertisement after the delay, switches to the fallback when the provider fails, and cleans up. */
export function useAd({ placement, provider, isOff }: AdOptions): {
  phase: AdPhase;
  place: RefObject<HTMLDivElement | null>;
} {
  const [phase, setPhase] = useState<AdPhase>('waiting');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOff) return;
    const element = place.current;
    const removed = new AbortController();
    const start = setTimeout(() => {
      if (!provider || !element) return setPhase('fallback');
      setPhase('asking');
      void ask({ provider, element, placement, removed: removed.signal }).then((isDrawn) => {
        if (!isDrawn) element.replaceChildren();
        if (!removed.signal.aborted) setPhase(isDrawn ? 'drawn' : 'fallback');
      });
    }, AD_START_MS);
    return () => {
      clearTimeout(start);
      removed.abort();
      element?.replaceChildren();
      setPhase('waiting');
    };
  }, [placement, provider, isOff]);
  return { phase, place };
}

interface AskOptions {
  provider: AdProvider;
  element: HTMLElement;
  placement: AdPlacement;
  /** Aborts when the slot is removed. */
  removed: AbortSignal;
}

/** Resolves with true when the provider draws in time. Never rejects: a failed advertisement is not a page error. */
function ask({ provider, element, placement, removed }: AskOptions): Promise<boolean> {
  const late = new AbortController();
  const signal = AbortSignal.any([removed, late.signal]);
  return new Promise((resolve) => {
    const settle = (isDrawn: boolean) => {
      clearTimeout(timeout);
      if (!isDrawn) late.abort();
      resolve(isDrawn);
    };
    const timeout = setTimeout(settle, AD_TIMEOUT_MS, false);
    removed.addEventListener('abort', () => settle(false), { once: true });
    // The promise also catches errors that the provider throws synchronously.
    void Promise.resolve()
      .then(() => provider.draw({ element, placement, signal }))
      .then(
        () => settle(!signal.aborted),
        () => settle(false),
      );
  });
}
