import { cx } from '../internal/cx.js';

export interface WordmarkSignProps {
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Sign of the logo: the margin rule with one mark, and four lines of text. It is decorative; the name is next to it.
 */
export function WordmarkSign({ className }: WordmarkSignProps) {
  return (
    <svg
      className={cx('hn-sign', className)}
      width="18"
      height="20"
      viewBox="0 0 18 20"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="currentColor"
        d="M2.75 0h1.5v20h-1.5zM8 2.75h10v1.5H8zM8 7.25h10v1.5H8zM8 11.75h10v1.5H8zM8 16.25h6v1.5H8z"
      />
      <path className="hn-sign__mark" d="M0 6.5h7v3H0z" />
    </svg>
  );
}
