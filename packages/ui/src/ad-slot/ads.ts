import { createContext, createElement, useContext, type ReactNode } from 'react';

/** Where on a case's page an advertisement stands; each place has its size. */
export type AdPlacement = 'left' | 'right' | 'below';

/** What a provider is given. */
export interface AdRequest {
  /** The place to draw into; empty, of the size that is kept. What is left in it is taken away with it. */
  element: HTMLElement;
  placement: AdPlacement;
  /** Aborted when the place goes away or the advertisement took too long: stop requests, timers and listeners. */
  signal: AbortSignal;
}

/** A service that supplies advertisements. Resolves when one is drawn; rejects when there is none. */
export interface AdProvider {
  /** Its name, for the operator's logs. */
  readonly name: string;
  readonly draw: (request: AdRequest) => Promise<void>;
}

/** The operator's choice. */
export interface AdSettings {
  /** Who supplies them; without one the house's own content stands there. */
  provider?: AdProvider | undefined;
  /** `given` by the reader: only then a provider is asked. Default `refused`. */
  consent?: 'given' | 'refused' | undefined;
  /** No advertisement at all, for example for members. */
  isOff?: boolean | undefined;
}

const AdsContext = createContext<AdSettings>({});

/** Sets where the advertisements below it come from. Without it they are the house's own. */
export function AdsProvider({ settings, children }: { settings: AdSettings; children: ReactNode }) {
  return createElement(AdsContext, { value: settings }, children);
}

/** The settings in force here. */
export function useAdSettings(): AdSettings {
  return useContext(AdsContext);
}
