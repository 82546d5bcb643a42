import { cx } from '../internal/cx.js';
import type { IconShape } from './icon-shape.js';

export interface IconProps {
  shape: IconShape;
  /** Width and height in px. Default 16. */
  size?: number | undefined;
  /** Name for those who cannot see it; without one the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** One icon in the colour of the text around it. */
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
