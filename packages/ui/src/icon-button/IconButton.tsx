import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/index.js';
import { cx } from '../internal/cx.js';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'wide' | 'busyLabel' | 'aria-label' | 'title' | 'aria-pressed'
> {
  /** Accessible name, also shown as a tooltip. */
  name: string;
  /** Icon of the button. */
  icon: ReactNode;
  /** State of a toggle button. Leave it out for a plain action. The name stays the same in both states. */
  pressed?: boolean | undefined;
}

/**
 * Button with an icon only. Its name is also its tooltip. Its touch target is always 44 px. Takes the props of `Button`, except text and width.
 *
 * - **Do** use it for common actions in a toolbar.
 * - **Don’t** use it for the main action of a page: that needs text.
 */
export function IconButton({ name, pressed, className, ...props }: IconButtonProps) {
  return (
    <Button
      {...props}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      className={cx('hn-icon-button', className)}
    />
  );
}
