import { useRef, useState, type ReactNode } from 'react';
import { circleExclamationIcon, circleInfoIcon, crossIcon, Icon, triangleIcon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { focusNext } from './focus-next.js';

export interface BannerProps {
  /** Severity of the message. `bad` is announced at once, the others at the next pause. Default `info`. */
  tone?: 'info' | 'caution' | 'bad' | undefined;
  /** Message of one or two sentences. */
  children: ReactNode;
  /** One link or one small button that helps with the message. */
  action?: ReactNode;
  /** Called after the reader closes the banner. Leave it out for a message that stays until its cause is gone. */
  onDismiss?: (() => void) | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

const icons = { info: circleInfoIcon, caution: triangleIcon, bad: circleExclamationIcon };

/**
 * Message about the whole page, shown above everything else. When it closes, the focus moves to the next control.
 *
 * - **Do** use it for a state of the whole page, such as maintenance or an expired subscription.
 * - **Don’t** report the result of an action: that is a toast. A remark about a text is a `Callout`.
 */
export function Banner({ tone = 'info', children, action, onDismiss, className }: BannerProps) {
  const labels = useLabels();
  const box = useRef<HTMLElement>(null);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;

  function dismiss() {
    if (box.current) focusNext(box.current);
    setDismissed(true);
    onDismiss?.();
  }

  return (
    <section ref={box} className={cx('hn-banner', `hn-banner--${tone}`, className)} aria-label={labels.notice}>
      <Icon shape={icons[tone]} size={18} className="hn-banner__icon" />
      <div role={tone === 'bad' ? 'alert' : 'status'} className="hn-banner__words">
        {children}
      </div>
      {action && <div className="hn-banner__action">{action}</div>}
      {onDismiss && (
        <IconButton
          name={labels.close}
          icon={<Icon shape={crossIcon} />}
          variant="quiet"
          size="small"
          onClick={dismiss}
          className="hn-banner__close"
        />
      )}
    </section>
  );
}
