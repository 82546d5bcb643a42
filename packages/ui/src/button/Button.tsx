import { useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Icon, refreshIcon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` once in a group; `secondary`; `quiet` without a box; `delete` for what destroys. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** 32, 40 or 48 px high. Default `normal`. */
  size?: ButtonSize | undefined;
  /** Work is under way: the button stays where it is, keeps focus and ignores clicks. */
  busy?: boolean | undefined;
  /** What stands in the button while it is busy. Default: the children stay. */
  busyLabel?: ReactNode;
  /** Why it cannot be used, shown beside it. The button stays in the tab order, so that the reason is heard. */
  disabledReason?: ReactNode;
  /** Stands before the words. */
  icon?: ReactNode;
  /** As wide as its container. */
  wide?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'delete';
export type ButtonSize = 'small' | 'normal' | 'large';

/** A button. Without words it needs `aria-label` and is square. */
export function Button(props: ButtonProps) {
  const { variant, size, busy = false, busyLabel, disabledReason, icon, wide, className, children, ...rest } = props;
  const labels = useLabels();
  const reasonId = useId();
  const isHeld = busy || Boolean(disabledReason);
  const button = (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, wide, iconOnly: !children }), className)}
      aria-disabled={isHeld || undefined}
      aria-busy={busy || undefined}
      aria-describedby={cx(rest['aria-describedby'], disabledReason ? reasonId : undefined) || undefined}
      onClick={isHeld ? hold : rest.onClick}
    >
      {busy ? <Icon shape={refreshIcon} className="hn-button__spinner" /> : icon}
      {busy ? (busyLabel ?? children) : children}
      {busy && !busyLabel && <span className="hn-visually-hidden">, {labels.working}</span>}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className="hn-button-with-reason">
      {button}
      <span className="hn-button-with-reason__reason" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}

// A submit button that is held must not send its form either.
function hold(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  iconOnly?: boolean | undefined;
}

/** The class names of a button, for a link that looks like one. */
export function buttonClass({ variant = 'secondary', size = 'normal', wide, iconOnly }: ButtonLook): string {
  return cx(
    'hn-button',
    `hn-button--${variant}`,
    size !== 'normal' && `hn-button--${size}`,
    wide && 'hn-button--wide',
    iconOnly && 'hn-button--icon',
  );
}
