import type { ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import { Anchor, type AnchorProps, type LinkComponent } from '../link/index.js';
import { buttonClass, type ButtonSize, type ButtonVariant } from './Button.js';

export interface ButtonLinkProps extends AnchorProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  wide?: boolean | undefined;
  linkComponent?: LinkComponent | undefined;
}

/** Link that looks like a button. Use it for navigation; use `Button` for actions. */
export function ButtonLink({ variant, size, icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={cx(buttonClass({ variant, size, wide, iconOnly: !children }), className)}>
      {icon}
      {children}
    </Anchor>
  );
}
