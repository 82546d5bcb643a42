import type { ToastPosition, Toasts as ToastsQueue } from '@headnote/core/machines';
import { useRef } from 'react';
import { useToasts } from '../hooks/use-toasts.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { pageToasts } from './show-toast.js';
import { Toast } from './Toast.js';
import { useToastFocus } from './use-toast-focus.js';
import { useWatchedQueue } from './use-watched-queue.js';

export interface ToastsProps {
  /** The queue that is drawn; one of the caller's own for other settings. Default: the page's, which `showToast` fills. */
  toasts?: ToastsQueue | undefined;
  /** Default: where the queue's settings say, `bottom-right` for the page's own. */
  position?: ToastPosition | undefined;
  /**
   * Makes a message that is said to be HTML safe before it is inserted: `sanitizeInline` of `@headnote/core/content/browser`,
   * which is not part of this code because of its size. Without it only the words of such a message are shown.
   */
  sanitize?: ((html: string) => string) | undefined;
  className?: string | undefined;
}

/**
 * The place where toasts appear. Mounted once; `showToast` does the rest. Time stands still under pointer and focus and
 * while nobody sees the page. Alt+T goes to the first of them, Escape takes away the one that has the focus.
 */
export function Toasts({ toasts = pageToasts, position, sanitize, className }: ToastsProps) {
  const labels = useLabels();
  const areaRef = useRef<HTMLElement>(null);
  const { toasts: shown, focus, settings } = useToasts(toasts);
  const places = (position ?? settings.position).split('-').map((side) => `hn-toasts--${side}`);
  useWatchedQueue(toasts);
  useToastFocus(areaRef, focus);
  return (
    <section
      className={cx('hn-toasts', ...places, className)}
      ref={areaRef}
      aria-label={labels.notifications}
      aria-live="polite"
      aria-relevant="additions text"
    >
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} queue={toasts} settings={settings} sanitize={sanitize} />
      ))}
    </section>
  );
}
