import { useEffect } from 'react';
import { cssTransition, ToastContainer, type ToastPosition } from 'react-toastify/unstyled';
import { crossIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { startToasts } from './show-toast.js';
import { TOAST_LIMIT, TOAST_MS } from './toast-settings.js';
import { SanitizeContext } from './ToastText.js';

export interface ToastsProps {
  /** Corner or edge of the screen. Default `bottom-right`. */
  position?: ToastPosition | undefined;
  /**
   * Sanitises HTML messages: `sanitizeInline` of `@headnote/core/content/browser`, which is not included because of its
   * size. Without it HTML messages are shown as text.
   */
  sanitize?: ((html: string) => string) | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/** The animations last 300 ms; see the sheet. */
const transition = /* @__PURE__ */ cssTransition({ enter: 'hn-toast--in', exit: 'hn-toast--out', collapse: false });

/**
 * The place where `showToast` shows its messages, newest on top. Mount it once. A click, the close button or Escape
 * closes a toast, and so does a swipe. Alt+T moves the focus to the first toast. Time stops under the pointer, while
 * the focus is inside and while the window is in the background.
 *
 * - **Do** use them for the result of an action, in one short sentence.
 * - **Don’t** use them for errors that the reader must act on: that is `ErrorState` or `Callout`.
 */
export function Toasts({ position = 'bottom-right', sanitize, className }: ToastsProps) {
  const labels = useLabels();
  useEffect(startToasts, []);
  return (
    <SanitizeContext value={sanitize}>
      <ToastContainer
        position={position}
        newestOnTop
        closeOnClick
        limit={TOAST_LIMIT}
        autoClose={TOAST_MS}
        transition={transition}
        icon={false}
        closeButton={({ closeToast }) => (
          <button type="button" className="hn-toast__close" aria-label={labels.close} onClick={closeToast}>
            <Icon shape={crossIcon} size={14} />
          </button>
        )}
        aria-label={labels.notifications}
        className={() => cx('hn-toasts', ...position.split('-').map((side) => `hn-toasts--${side}`), className)}
        toastClassName={(context) => `hn-toast hn-toast--${context?.type}`}
        // Hides the bar from screen readers, which would read its English label. The sheet shows it.
        hideProgressBar
        progressClassName={() => 'hn-toast__bar'}
      />
    </SanitizeContext>
  );
}
