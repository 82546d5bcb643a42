import { createContext, use } from 'react';

/** One message at the bottom right of the page. */
export interface Notice {
  /** SUCCESS, ERROR, WARNING or INFO. */
  readonly type: 'SUCCESS' | 'ERROR' | 'WARNING' | 'INFO';
  readonly title: string;
  readonly text: string;
}

/** Shows a notice; the same notice again is counted on the one that stands. */
export type Notify = (notice: Notice) => void;

/** Filled by the root of the page. */
export const NotifyContext = createContext<Notify>(() => {});

/** The way to say something in a toast; the same function for as long as the page lives. */
export function useNotify(): Notify {
  return use(NotifyContext);
}
