import type { ToastType } from '@headnote/core/machines';

export interface ToastMessage {
  /** Short heading, for example `Failed`. */
  title?: string | undefined;
  /** The message, shown as text; markup in it is not interpreted. */
  text?: string | undefined;
  /** Default `INFO`. */
  type?: ToastType | undefined;
}
