import { createContext } from 'react';

/** A single key and what it does, in words. */
export interface Shortcut {
  readonly key: string;
  readonly label: string;
}

/** The single keys of the page. */
export interface Keys {
  /** False when the reader has switched single keys off. */
  readonly areOn: boolean;
  /** Opens the list of all keys. */
  readonly show: () => void;
  /** Adds keys to the list while their screen is open. Returns a function that removes them. */
  readonly list: (shortcuts: readonly Shortcut[]) => () => void;
}

/** Provided by `KeysProvider`. Outside it, keys work and are not listed. */
export const KeysContext = createContext<Keys>({ areOn: true, show: () => {}, list: () => () => {} });
