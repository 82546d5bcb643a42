import { cloneElement, useId, useRef, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { mergeProps } from 'react-aria/mergeProps';
import { useControlledState } from 'react-stately/useControlledState';
import { cx } from '../internal/cx.js';
import { FloatingSurface, type FloatingSurfaceProps } from './FloatingSurface.js';

export interface PopoverProps {
  /** The button that opens and closes it. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Name of what opens, for those who cannot see it. */
  label: string;
  /** What stands in it; as a function it gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether it is open, when the caller keeps it. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first. Default no. */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Default `below`. */
  side?: FloatingSurfaceProps['side'];
  /** Default `start`. */
  align?: FloatingSurfaceProps['align'];
  /** On a phone it stands at the bottom of the screen, as wide as it. */
  isSheet?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A small dialog beside the button that opens it; the page around stays usable. The focus goes to its first field or button,
 * and back to the trigger with Escape. A press outside, or the focus leaving, closes it.
 */
export function Popover({
  trigger,
  label,
  children,
  isOpen,
  defaultOpen,
  onOpenChange,
  className,
  ...place
}: PopoverProps) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
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
      <span ref={anchorRef} className="hn-floating-anchor">
        {cloneElement(trigger, mergeProps(trigger.props, triggerProps))}
      </span>
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
