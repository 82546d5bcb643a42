import { TOAST_ANIMATION_MS, TOAST_LIMIT, TOAST_MS } from '@headnote/core/machines';
import { useEffect } from 'react';
import { cssTransition, ToastContainer, type CloseButtonProps, type ToastPosition } from 'react-toastify/unstyled';
import { crossIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { forgetToast } from './toast-counts.js';

const transition = cssTransition({
  enter: 'hn-toast-in',
  exit: 'hn-toast-out',
  collapseDuration: TOAST_ANIMATION_MS,
});

export interface ToastsProps {
  /** Default `bottom-right`, as the application's shell shows them. */
  position?: ToastPosition | undefined;
  className?: string | undefined;
}

/** The place where toasts appear. Mounted once; `showToast` does the rest. */
export function Toasts({ position = 'bottom-right', className }: ToastsProps) {
  const labels = useLabels();
  useEffect(() => () => forgetToast(), []);
  return (
    <ToastContainer
      className={cx('hn-toasts', className)}
      position={position}
      autoClose={TOAST_MS}
      transition={transition}
      limit={TOAST_LIMIT}
      newestOnTop
      closeOnClick
      icon={false}
      draggable={false}
      pauseOnHover={false}
      pauseOnFocusLoss={false}
      closeButton={CloseButton}
      aria-label={labels.notifications}
    />
  );
}

function CloseButton({ closeToast }: CloseButtonProps) {
  const labels = useLabels();
  return (
    <button
      type="button"
      className="hn-toast-close"
      aria-label={labels.close}
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <Icon shape={crossIcon} size={14} />
    </button>
  );
}
