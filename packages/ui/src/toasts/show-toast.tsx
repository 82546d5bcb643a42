import { cutMessage, type ToastType } from '@headnote/core/machines';
import { toast, type TypeOptions } from 'react-toastify/unstyled';
import { ToastBody } from './ToastBody.js';
import { countToast, forgetToast } from './toast-counts.js';
import type { ToastMessage } from './toast-options.js';

const kinds: Record<ToastType, TypeOptions> = { SUCCESS: 'success', ERROR: 'error', WARNING: 'warning', INFO: 'info' };

/**
 * Shows a message. The same title, text and type while the first is still on screen adds to its count and starts its
 * time again, instead of a second toast. Before `Toasts` is mounted the message waits for it. Text is shown as text, never as HTML.
 * @departs B2
 */
export function showToast({ title = '', text = '', type = 'INFO' }: ToastMessage): void {
  const id = `hn-toast-${hash(`${type}\n${title}\n${text}`)}`;
  if (countToast(id) > 1) return;
  toast(<ToastBody id={id} title={cutMessage(title, 'text')} text={cutMessage(text, 'text')} type={type} />, {
    toastId: id,
    type: kinds[type],
    // An error interrupts; the rest waits until the reader is silent.
    role: type === 'ERROR' || type === 'WARNING' ? 'alert' : 'status',
    onClose: () => forgetToast(id),
  });
}

/** Takes every toast away, for example at sign-out. */
export function clearToasts(): void {
  forgetToast();
  toast.clearWaitingQueue();
  toast.dismiss();
}

// The id stands in the document, so the words themselves cannot be it.
function hash(text: string): string {
  let value = 5381;
  for (let index = 0; index < text.length; index += 1) value = (value * 33) ^ text.charCodeAt(index);
  return `${(value >>> 0).toString(36)}-${text.length}`;
}
