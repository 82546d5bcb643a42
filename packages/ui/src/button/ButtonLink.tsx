import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { Anchor, type BaseLinkProps } from '../link/index.js';
import { buttonClass } from './Button.js';

export interface ButtonLinkProps extends BaseLinkProps {
  /** Kind of the button. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'delete' | undefined;
  /** Height: 32, 40 or 48 px. Default `normal`. */
  size?: 'small' | 'normal' | 'large' | undefined;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Makes the link as wide as its container. Default `false`. */
  wide?: boolean | undefined;
}

/**
 * Link that looks like a button. Use it for navigation; use `Button` for actions.
 *
 * - **Do** use it for the main step to another page.
 * - **Don’t** use it for actions on the current page: that is `Button`.
 */
export function ButtonLink({ variant, size, icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={cx(buttonClass({ variant, size, wide, iconOnly: !children }), className)}>
      {icon}
      {children}
    </Anchor>
  );
}
