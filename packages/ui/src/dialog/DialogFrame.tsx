import * as RadixDialog from '@radix-ui/react-dialog';
import { useId, useRef, type ReactNode } from 'react';
import { crossIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useScrollRegion } from '../internal/use-scroll-region.js';
import { useLabels } from '../labels/index.js';
import { holdPage } from './hold-page.js';
import { useOpener } from './use-opener.js';

/** What dialog, confirmation and drawer have in common. */
export interface DialogFrameProps {
  open: boolean;
  /** Asks to be closed: Escape, the close button, a press outside. The caller decides. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Said with the title when it opens. */
  text?: ReactNode;
  /** The content; scrolls by itself when it is long. */
  children?: ReactNode;
  /** Buttons at the bottom right, the primary one last. */
  actions?: ReactNode;
  /** Stands at the bottom left, for example another way on. */
  start?: ReactNode;
  /** False keeps it open when somebody presses beside it, where typed words would be lost. Default true. */
  closesOutside?: boolean | undefined;
  /** Where it is put in the document. Default: the end of the body. */
  container?: HTMLElement | undefined;
  className?: string | undefined;
}

interface Kind {
  /** A question that must be answered. */
  isAlert?: boolean | undefined;
  /** Class of the veil. */
  overlay?: string | undefined;
}

/** The box over the page with its head, its content and its buttons. */
export function DialogFrame({ isAlert = false, overlay, ...props }: DialogFrameProps & Kind) {
  const { open, onOpenChange, closesOutside = true, container, className } = props;
  const returnFocus = useOpener(open);
  const contentRef = useRef<HTMLDivElement>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal {...(container ? { container } : {})}>
        <div ref={holdPage} className={cx('hn-overlay', overlay)} data-state={open ? 'open' : 'closed'}>
          <RadixDialog.Content
            ref={contentRef}
            className={cx('hn-dialog', className)}
            role={isAlert ? 'alertdialog' : 'dialog'}
            aria-modal="true"
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus();
            }}
            onPointerDownOutside={(event) => {
              const isToast = (event.target as Element).closest('.hn-toasts') !== null;
              // The press closes what is open inside; the next one closes the dialog.
              const isInnerOpen = contentRef.current?.querySelector('.hn-floating:not(.hn-tooltip)');
              if (isToast || isInnerOpen || !closesOutside) event.preventDefault();
            }}
          >
            <DialogInside {...props} />
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function DialogInside({ title, text, children, actions, start }: DialogFrameProps) {
  const labels = useLabels();
  const titleId = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const region = useScrollRegion(bodyRef);
  return (
    <>
      <header className="hn-dialog__head">
        <RadixDialog.Title className="hn-dialog__title">
          <span id={titleId}>{title}</span>
        </RadixDialog.Title>
        {text && <RadixDialog.Description className="hn-dialog__text">{text}</RadixDialog.Description>}
      </header>
      {children && (
        <div className="hn-dialog__body" ref={bodyRef} {...region} {...(region.role && { 'aria-labelledby': titleId })}>
          <div>{children}</div>
        </div>
      )}
      {(actions || start) && (
        <footer className="hn-dialog__foot">
          {start && <div className="hn-dialog__start">{start}</div>}
          {actions}
        </footer>
      )}
      {/* Last in the document, so that what one came for has the focus first. */}
      <RadixDialog.Close
        className="hn-button hn-button--quiet hn-button--icon hn-dialog__close"
        aria-label={labels.close}
      >
        <Icon shape={crossIcon} size={18} />
      </RadixDialog.Close>
    </>
  );
}
