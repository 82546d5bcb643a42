import { useRef, useState, type ReactNode } from 'react';
import { circleExclamationIcon, circleInfoIcon, crossIcon, Icon, triangleIcon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { focusNext } from './focus-next.js';

export interface BannerProps {
  /** How serious it is. Default `info`. `bad` is said at once when it comes, the others when there is a pause. */
  tone?: 'info' | 'caution' | 'bad' | undefined;
  /** The message, one or two sentences. */
  children: ReactNode;
  /** What can be done about it: one link or one small button. */
  action?: ReactNode;
  /** Called when it was closed. Leave it out for a message that stays as long as its cause. */
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
}

const icons = { info: circleInfoIcon, caution: triangleIcon, bad: circleExclamationIcon };

/**
 * A message to everyone about the whole page, above all else. Closing it hands the focus on to what comes next. Not for what
 * just happened, that is a toast; nor for a remark beside a text, that is a callout.
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
