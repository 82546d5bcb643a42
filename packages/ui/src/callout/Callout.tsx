import type { ReactNode } from 'react';
import { circleCheckIcon, circleExclamationIcon, circleInfoIcon, Icon, triangleIcon } from '../icon/index.js';
import { cx } from '../internal/cx.js';

export interface CalloutProps {
  /** Kind of remark, which sets icon and colour. Default `note`. */
  tone?: 'note' | 'good' | 'caution' | 'bad' | undefined;
  /** First words, in bold. */
  title?: ReactNode;
  /** Text of the remark. */
  children?: ReactNode;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

const icons = { note: circleInfoIcon, good: circleCheckIcon, caution: triangleIcon, bad: circleExclamationIcon };

/**
 * Remark inside a page: an icon, a short text, perhaps a link.
 *
 * - **Do** use it for a remark that stays true, next to its subject.
 * - **Don’t** report what has just happened: that is a toast.
 */
export function Callout({ tone = 'note', title, children, className }: CalloutProps) {
  return (
    <div className={cx('hn-callout', `hn-callout--${tone}`, className)} role="note">
      <Icon shape={icons[tone]} size={18} className="hn-callout__icon" />
      <div className="hn-callout__words">
        {title && <strong className="hn-callout__title">{title}</strong>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
