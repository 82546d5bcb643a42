import type { ReactNode } from 'react';
import { Button } from '../button/index.js';
import { circleExclamationIcon, Icon, refreshIcon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** Why, what is safe, what to do. */
  text?: ReactNode;
  /** Called by Try again; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** A new try is under way. */
  busy?: boolean | undefined;
  /** Stands after Try again: another way on. */
  children?: ReactNode;
  /** Level of the heading. Default 2. */
  level?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
}

/** Stands where a list or a document would: says what happened and offers another try. */
export function ErrorState({ title, text, onRetry, busy = false, children, level = 2, className }: ErrorStateProps) {
  const labels = useLabels();
  const Heading = `h${level}` as const;
  return (
    <div className={cx('hn-error', className)} role="alert">
      <Icon shape={circleExclamationIcon} size={20} className="hn-error__icon" />
      <div className="hn-error__body">
        <Heading className="hn-error__title">{title}</Heading>
        {text && <p className="hn-error__text">{text}</p>}
        {(onRetry || children) && (
          <div className="hn-error__ways">
            {onRetry && (
              <Button busy={busy} icon={<Icon shape={refreshIcon} />} onClick={onRetry}>
                {labels.tryAgain}
              </Button>
            )}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
