import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/index.js';
import { cx } from '../internal/cx.js';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'wide' | 'busyLabel' | 'aria-label' | 'title' | 'aria-pressed'
> {
  /** What it does, for those who do not know the sign; shown when the pointer rests on it. */
  name: string;
  icon: ReactNode;
  /** Whether what it turns on and off is on; leave it out for a button that just does something. The name stays. */
  pressed?: boolean | undefined;
}

/** A button of one sign. Its name is its tooltip too. On a phone it can be hit in 44 px, however small it looks. */
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
