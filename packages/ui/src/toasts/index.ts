export { clearToasts, showToast } from './show-toast.js';
export { Toasts } from './Toasts.js';
export type { ToastsProps } from './Toasts.js';
export { TOAST_ANIMATION_MS, TOAST_EXTENDED_MS, TOAST_MS, TOAST_TEXT_LIMIT } from '@headnote/core/machines';
export type { ToastMessage, ToastPosition, ToastType } from '@headnote/core/machines';
