import { cx } from '../internal/cx.js';
import type { IconShape } from './icon-shape.js';

export interface IconProps {
  /** Icon to draw, for example `searchIcon`. */
  shape: IconShape;
  /** Width and height in px. Default `16`. */
  size?: number | undefined;
  /** Accessible name. Without one, the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Icon in the colour of the surrounding text.
 *
 * - **Do** leave `label` out when a word is next to the icon.
 * - **Don’t** use an icon whose meaning is not common without a word.
 */
export function Icon({ shape, size = 16, label, className }: IconProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg
      {...name}
      className={cx('hn-icon', shape.mirrors && 'hn-icon--mirrors', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
    >
      {shape.fill && <path d={shape.fill} fill="currentColor" fillRule="evenodd" />}
      {shape.line && (
        <path
          d={shape.line}
          fill="none"
          stroke="currentColor"
          strokeWidth={size <= 16 ? 1.95 : 1.8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
