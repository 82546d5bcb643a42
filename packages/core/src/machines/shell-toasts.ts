import { toastDefaults, type ToastSettings } from './toast-settings.js';

/** How toasts behave on the application's shell. */
export const shellToasts: ToastSettings = {
  ...toastDefaults,
  position: 'bottom-right',
  countsDuplicates: true,
  closeButton: true,
  progressBar: true,
};
