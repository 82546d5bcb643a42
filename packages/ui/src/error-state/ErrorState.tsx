import type { ReactNode } from 'react';
import { Button } from '../button/index.js';
import { circleExclamationIcon, Icon, refreshIcon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';

export interface ErrorStateProps {
  /** Heading that says what happened. */
  title: ReactNode;
  /** Reason, what is safe, and what to do. */
  text?: ReactNode;
  /** Called when the reader presses Try again. Without it, the button is left out. */
  onRetry?: (() => void) | undefined;
  /** A new attempt is in progress. Default `false`. */
  busy?: boolean | undefined;
  /** Content after the Try again button: another way to continue. */
  children?: ReactNode;
  /** Level of the heading. Default `2`. */
  level?: 2 | 3 | 4 | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Message in place of a list or document that failed to load. It says what happened and offers a retry.
 *
 * - **Do** say what happened, what is safe, and offer a retry.
 * - **Don’t** show error codes, or blame the reader.
 */
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
