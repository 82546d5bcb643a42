import {
  cloneElement,
  useId,
  useRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { mergeProps } from 'react-aria/mergeProps';
import { useControlledState } from 'react-stately/useControlledState';
import { cx } from '../internal/cx.js';
import { FloatingSurface } from './FloatingSurface.js';

export interface PopoverProps {
  /** Button that opens and closes the popover. Leave it out with `anchorRef`. */
  trigger?: ReactElement<HTMLAttributes<HTMLElement>> | undefined;
  /** Element next to which the popover opens when the caller draws the trigger itself. Use it with `isOpen`. */
  anchorRef?: RefObject<Element | null> | undefined;
  /** Accessible name of the popover. */
  label: string;
  /** Content. As a function, it receives a function that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether the popover is open, for a controlled popover. */
  isOpen?: boolean | undefined;
  /** Opens the popover at first. Default `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the popover opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Preferred side. Default `below`. */
  side?: 'below' | 'above' | undefined;
  /** Edge of the trigger that the popover aligns with. Default `start`. */
  align?: 'start' | 'end' | 'centre' | undefined;
  /** Opens at the bottom of the screen in full width on a phone. Default `false`. */
  isSheet?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Small non-modal dialog next to its trigger. The focus moves to its first control and returns to the trigger on
 * Escape. A press outside or a focus outside closes it.
 *
 * - **Do** use it for a few controls that refer to their trigger.
 * - **Don’t** put a long form into it: that needs a page or a dialog.
 */
export function Popover({
  trigger,
  anchorRef: callersAnchor,
  label,
  children,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...place
}: PopoverProps) {
  const id = useId();
  const ownAnchor = useRef<HTMLSpanElement>(null);
  const anchorRef = callersAnchor ?? ownAnchor;
  const [open, setOpen] = useControlledState(isOpen, defaultOpen ?? false, onOpenChange);
  const close = () => setOpen(false);
  const triggerProps = {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  } as const;
  return (
    <>
      {trigger && (
        <span ref={ownAnchor} className="hn-floating-anchor">
          {cloneElement(trigger, mergeProps(trigger.props, triggerProps))}
        </span>
      )}
      {open && (
        <FloatingSurface
          {...place}
          anchorRef={anchorRef}
          onClose={close}
          closesOnLeave
          returnsFocus
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element is no popover of its place
          role="dialog"
          aria-label={label}
          className={cx('hn-popover', className)}
        >
          <FocusScope autoFocus>{typeof children === 'function' ? children(close) : children}</FocusScope>
        </FloatingSurface>
      )}
    </>
  );
}
