import { createContext, createElement, useContext, type ReactNode } from 'react';

/** Position of an advertisement on a case page. Each position has its own size. */
export type AdPlacement = 'left' | 'right' | 'below';

/** What `AdProvider.draw` receives. */
export interface AdRequest {
  /** Empty element of the reserved size to draw into. It is removed with everything in it. */
  element: HTMLElement;
  /** Position of the slot, which sets its size. */
  placement: AdPlacement;
  /** Aborts when the slot is removed or the provider is too slow. Stop requests, timers and listeners then. */
  signal: AbortSignal;
}

/**
 * Service that supplies advertisements. `draw` resolves once an advertisement is shown and rejects when there is none.
 */
export interface AdProvider {
  /** Name of the provider, for the operator's logs. */
  readonly name: string;
  /** Draws an advertisement into the element. */
  readonly draw: (request: AdRequest) => Promise<void>;
}

/** Advertising settings, chosen by the operator. */
export interface AdSettings {
  /** Service that supplies the advertisements. Without one, slots show their fallback. */
  provider?: AdProvider | undefined;
  /** Consent of the reader: a provider is called only when it is `given`. Default `refused`. */
  consent?: 'given' | 'refused' | undefined;
  /** Turns all advertisements off, for example for members. Default `false`. */
  isOff?: boolean | undefined;
}

const AdsContext = createContext<AdSettings>({});

export interface AdsProviderProps {
  /** Settings for all slots inside. */
  settings: AdSettings;
  /** Content that contains the slots. */
  children: ReactNode;
}

/** Sets the advertising settings for all slots below it. Without it, slots show their fallback. */
export function AdsProvider({ settings, children }: AdsProviderProps) {
  return createElement(AdsContext, { value: settings }, children);
}

/** Advertising settings of the nearest `AdsProvider`. */
export function useAdSettings(): AdSettings {
  return useContext(AdsContext);
}
