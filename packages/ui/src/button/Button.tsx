import { useId, type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Icon, refreshIcon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * `primary`: main action, one per group; `secondary`; `quiet`: without a border; `delete`: destructive. Default
   * `secondary`.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'delete' | undefined;
  /** Height: 32, 40 or 48 px. Default `normal`. */
  size?: 'small' | 'normal' | 'large' | undefined;
  /** Work is in progress: the button keeps its size and focus and ignores clicks. Default `false`. */
  busy?: boolean | undefined;
  /** Content shown while the button is busy. Default: the children. */
  busyLabel?: ReactNode;
  /**
   * Why the button is disabled, shown next to it. The button stays in the tab order, so that screen readers announce
   * the reason.
   */
  disabledReason?: ReactNode;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Makes the button as wide as its container. Default `false`. */
  wide?: boolean | undefined;
  /** Ref to the button element. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

export type ButtonVariant = NonNullable<ButtonProps['variant']>;
export type ButtonSize = NonNullable<ButtonProps['size']>;

/**
 * Button that performs an action. Without text it is square and needs `aria-label`.
 *
 * - **Do** start with a verb, and use one primary button per group.
 * - **Don’t** use it for navigation: that is `ButtonLink`. Do not disable it without a reason.
 */
export function Button(props: ButtonProps) {
  const { variant, size, busy = false, busyLabel, disabledReason, icon, wide, className, children, ...rest } = props;
  const labels = useLabels();
  const reasonId = useId();
  const isBlocked = busy || Boolean(disabledReason);
  const button = (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, wide, iconOnly: !children }), className)}
      aria-disabled={isBlocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={cx(rest['aria-describedby'], disabledReason ? reasonId : undefined) || undefined}
      onClick={isBlocked ? block : rest.onClick}
    >
      {busy ? <Icon shape={refreshIcon} className="hn-button__spinner" /> : icon}
      {busy ? (busyLabel ?? children) : children}
      {busy && !busyLabel && <span className="hn-visually-hidden">, {labels.working}</span>}
    </button>
  );
  // A button whose reason comes and goes stays the same element, so that it keeps the focus.
  if (!('disabledReason' in props)) return button;
  return (
    <span className="hn-button-with-reason">
      {button}
      {disabledReason && (
        <span className="hn-button-with-reason__reason" id={reasonId}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}

// Also keeps a busy submit button from submitting its form.
function block(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export interface ButtonLook {
  /** Kind of the button. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'delete' | undefined;
  /** Height: 32, 40 or 48 px. Default `normal`. */
  size?: 'small' | 'normal' | 'large' | undefined;
  /** As wide as the container. Default `false`. */
  wide?: boolean | undefined;
  /** Square, for an icon without text. Default `false`. */
  iconOnly?: boolean | undefined;
}

/** Class names of a button, for other elements that look like one. */
export function buttonClass({ variant = 'secondary', size = 'normal', wide, iconOnly }: ButtonLook): string {
  return cx(
    'hn-button',
    `hn-button--${variant}`,
    size !== 'normal' && `hn-button--${size}`,
    wide && 'hn-button--wide',
    iconOnly && 'hn-button--icon',
  );
}
