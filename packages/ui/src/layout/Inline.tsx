import { cx } from '../internal/cx.js';
import { layoutBox, type LayoutProps } from './layout-box.js';

export interface InlineProps extends LayoutProps {
  /** Alignment in a line. Default `center`. */
  align?: 'start' | 'baseline' | 'end' | 'stretch' | undefined;
  /** Where the free space of a line goes: `between` the children or, with `end`, before them. Default after them. */
  justify?: 'between' | 'end' | undefined;
  /** Keeps the children in one line. Default `false`. */
  isLine?: boolean | undefined;
}

/**
 * Children next to each other, on as many lines as they need.
 *
 * - **Do** use it for buttons, chips, and words with a sign.
 * - **Don’t** use it for columns that stand below each other: that is `Grid`.
 */
export function Inline({ align, justify, isLine, ...rest }: InlineProps) {
  const place = cx(justify && `hn-inline--${justify}`, align && `hn-align-${align}`);
  return layoutBox(cx('hn-inline', isLine && 'hn-inline--line', place), rest);
}
