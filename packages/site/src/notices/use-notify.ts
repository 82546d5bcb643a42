import { createContext, use } from 'react';

/** One message at the bottom right of the page. */
export interface Notice {
  /** SUCCESS, ERROR, WARNING or INFO. */
  readonly type: 'SUCCESS' | 'ERROR' | 'WARNING' | 'INFO';
  readonly title: string;
  readonly text: string;
}

/** Shows a notice. Repeating a notice counts up on the one that is shown. */
export type Notify = (notice: Notice) => void;

/** Provided by the root of the page. */
export const NotifyContext = createContext<Notify>(() => {});

/** The function that shows a toast. It stays the same while the page is open. */
export function useNotify(): Notify {
  return use(NotifyContext);
}
