export { showToast } from './show-toast.js';
export { Toasts } from './Toasts.js';
export type { ToastsProps } from './Toasts.js';
export type { ToastMessage, ToastType } from './toast-message.js';
