import '@headnote/ui/toasts.css';

/** The code of toasts with its sheet, in a chunk of their own. */
export { showToast, Toasts } from '@headnote/ui/toasts';
