import { createToasts, shellToasts, type ToastMessage } from '@headnote/core/machines';

/** The page's own queue, with the settings of the application's shell. It waits until `Toasts` is there to draw it. */
export const pageToasts = /* @__PURE__ */ createToasts({ ...shellToasts, isSuspended: true });

/**
 * Shows a message. The same title, text and type while the first is still on screen adds to its count and starts its
 * time again, instead of a second toast. Before `Toasts` is mounted the message waits for it. On a server nothing is
 * shown, because one visitor's message is nobody else's.
 */
export function showToast(message: ToastMessage): void {
  if (typeof document !== 'undefined') pageToasts.show(message);
}

/** Takes every toast away, for example at sign-out. */
export function clearToasts(): void {
  pageToasts.clear();
}
