import * as RadixDialog from '@radix-ui/react-dialog';
import { useId, useRef, type ReactNode } from 'react';
import { crossIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useScrollRegion } from '../internal/use-scroll-region.js';
import { useLabels } from '../labels/index.js';
import { lockScroll } from './lock-scroll.js';
import { useOpener } from './use-opener.js';

/** Props that dialog, confirm dialog and drawer share. */
export interface DialogFrameProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with false on Escape, the close button or a press outside. The caller decides whether to close. */
  onOpenChange: (open: boolean) => void;
  /** Heading of the dialog, also its accessible name. */
  title: ReactNode;
  /** Text below the title. Screen readers announce it with the title. */
  text?: ReactNode;
  /** Content, which scrolls when it is long. */
  children?: ReactNode;
  /** Buttons at the bottom right, the primary button last. */
  actions?: ReactNode;
  /** Content at the bottom left, for example another action. */
  start?: ReactNode;
  /** Closes on a press outside. Set it to false for dialogs with fields, to keep typed text. Default `true`. */
  closesOutside?: boolean | undefined;
  /** Element to render into. Default: the end of the body. */
  container?: HTMLElement | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

interface Kind {
  /** Makes it an alert dialog, for a question that must be answered. */
  isAlert?: boolean | undefined;
  /** Class name of the backdrop. */
  overlay?: string | undefined;
}

/** Modal box with header, content and buttons. */
export function DialogFrame({ isAlert = false, overlay, ...props }: DialogFrameProps & Kind) {
  const { open, onOpenChange, closesOutside = true, container, className } = props;
  const returnFocus = useOpener(open);
  const contentRef = useRef<HTMLDivElement>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal {...(container ? { container } : {})}>
        <div ref={lockScroll} className={cx('hn-overlay', overlay)} data-state={open ? 'open' : 'closed'}>
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
              // The first press closes an open surface inside; the next press closes the dialog.
              const isInnerOpen = contentRef.current?.querySelector('.hn-floating');
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
      {/* Last in the document, so that the content gets the focus first. */}
      <RadixDialog.Close
        className="hn-button hn-button--quiet hn-button--icon hn-dialog__close"
        aria-label={labels.close}
      >
        <Icon shape={crossIcon} size={18} />
      </RadixDialog.Close>
    </>
  );
}
