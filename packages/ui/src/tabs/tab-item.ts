import type { ReactNode } from 'react';

export interface TabItem {
  /** Key of the tab, unique in the list. */
  value: string;
  /** Text of the tab. */
  label: ReactNode;
  /** Number of entries in the tab, formatted, for example `89` or `13,80,000`. */
  count?: ReactNode;
  /** Content of the panel. */
  content: ReactNode;
  /** Disables the tab. Default `false`. */
  disabled?: boolean | undefined;
}
