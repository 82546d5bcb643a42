import { useEffect, useState } from 'react';
import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';
import { WordmarkSign } from '../wordmark/index.js';
import { useBlockedInput } from './use-blocked-input.js';

/** Shorter work shows nothing, to avoid a flash. */
const QUIET_MS = 150;

export interface LoadingOverlayProps {
  /** Shared loading flag. */
  active: boolean;
  /** What is loading. Default `Loading`, in the reader's language. */
  label?: string | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Covers the screen while `active` is true for longer than 150 ms, and keeps keys and clicks from the page below. It
 * never takes the focus.
 *
 * - **Do** connect it to the shared loading flag, once per application.
 * - **Don’t** use it for a part of the page: that is `Skeleton`.
 */
export function LoadingOverlay({ active, label, className }: LoadingOverlayProps) {
  const labels = useLabels();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  const isShown = active && isLate;
  useBlockedInput(isShown);
  return (
    <output className={cx('hn-loading', isShown && 'hn-loading--shown', className)}>
      {isShown && (
        <span className="hn-loading__panel">
          <WordmarkSign className="hn-loading__sign" />
          <span className="hn-loading__label">{label ?? labels.loading}</span>
        </span>
      )}
    </output>
  );
}
